import { lazy } from 'react';
import type { InsuranceOffer } from '../../../../openapi/index.ts';
import { modals } from '../../../ui/index.ts';
import type { OfferOptions } from './offer.tsx';

const OfferDialog = lazy(() => import('./offer.tsx'));
const CompareDialog = lazy(() => import('./compare.tsx'));

export const showOffer = (options: OfferOptions, onPick: () => void): void => {
  modals.open<OfferOptions, 'pick'>({
    key: 'insurance-offer',
    component: OfferDialog,
    options,
    onClose: (result) => result === 'pick' && onPick(),
  });
};

export const compareOffers = (offers: readonly InsuranceOffer[]): void => {
  modals.open({ key: 'insurance-compare', component: CompareDialog, options: { offers } });
};
