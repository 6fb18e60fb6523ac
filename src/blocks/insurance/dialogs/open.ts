import { lazy } from 'react';
import { modals } from '../../../ui/index.ts';
import type { OfferOptions } from './offer.tsx';

const OfferDialog = lazy(() => import('./offer.tsx'));

export const showOffer = (options: OfferOptions, onPick: () => void): void => {
  modals.open<OfferOptions, 'pick'>({
    key: 'insurance-offer',
    component: OfferDialog,
    options,
    onClose: (result) => result === 'pick' && onPick(),
  });
};
