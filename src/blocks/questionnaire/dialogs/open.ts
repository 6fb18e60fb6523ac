import { lazy } from 'react';
import { modals } from '../../../ui/index.ts';
import type { HowToAttachOptions, StatementChoice, StatementOptions } from './options.ts';

const HowToAttach = lazy(() => import('./how-to-attach.tsx'));
const Statement = lazy(() => import('./statement.tsx'));

export const showHowToAttach = (options: HowToAttachOptions): void => {
  modals.open({ key: 'how-to-attach', component: HowToAttach, options });
};
export const showStatement = (options: StatementOptions, onChoice: (choice: StatementChoice) => void): void => {
  modals.open<StatementOptions, StatementChoice>({
    key: 'statement',
    component: Statement,
    options,
    onClose: (choice) => choice !== undefined && onChoice(choice),
  });
};
