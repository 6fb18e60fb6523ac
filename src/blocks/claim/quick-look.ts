import { lazy } from 'react';
import type { Claim, ClaimListItem } from '../../../openapi/index.ts';
import { loadCatalogue } from '../../i18n/index.ts';
import { modals } from '../../ui/index.ts';
import type { QuickLook } from './claim-dialog.tsx';

const ClaimDialog = lazy(async () => {
  const [module] = await Promise.all([import('./claim-dialog.tsx'), loadCatalogue('claim')]);
  return module;
});

type Ask = (operation: 'claim', input: { variables: { id: string } }, signal?: AbortSignal) => Promise<Claim>;

/** A claim of a list in short, over the list. Without a host the reader is its customer, who has nobody to reach. */
export const showClaim = (ask: Ask, row: ClaimListItem, host: QuickLook['host'] = null): void => {
  const load = (signal: AbortSignal) => ask('claim', { variables: { id: row.id } }, signal);
  modals.open<QuickLook>({ key: 'claim-detail', component: ClaimDialog, options: { row, host, load } });
};
