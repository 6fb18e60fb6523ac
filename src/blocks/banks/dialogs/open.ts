import { lazy } from 'react';
import type { Bank } from '../../../../openapi/index.ts';
import { modals } from '../../../ui/index.ts';
import type { Approved } from '../answer-kinds.ts';
import type { ConditionsTab, McfOptions } from './options.ts';

const Conditions = lazy(() => import('./conditions.tsx'));
const Mcf = lazy(() => import('./mcf.tsx'));

export const showConditions = (answer: Approved, tab: ConditionsTab): void => {
  modals.open({ key: 'bank-conditions', component: Conditions, options: { answer, tab } });
};

const MCF = 'mcf';
/** Whether the person agreed to go on with this lender. `bank`: its published terms; null while they are not known. */
export const askMcf = async (bank: Bank | null): Promise<boolean> => {
  // It may be chosen in a dialog.
  await modals.rest();
  return new Promise((resolve) => {
    const opened = modals.open<McfOptions, boolean>({
      key: MCF,
      component: Mcf,
      options: { bank },
      onClose: (agreed) => resolve(agreed === true),
    });
    if (!opened) resolve(false);
  });
};
export const renewMcf = (bank: Bank | null): void => modals.renew(MCF, { bank } satisfies McfOptions);
