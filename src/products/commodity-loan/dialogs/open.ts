import { lazy } from 'react';
import { modals } from '../../../ui/index.ts';
import type { DetailOptions } from './offer-detail.tsx';

const OfferDetail = lazy(() => import('./offer-detail.tsx'));

/** `onPick`: the person wants this offer. */
export const showOffer = (options: DetailOptions, onPick: () => void): void => {
  modals.open({
    key: 'commodity-offer-detail',
    component: OfferDetail,
    options,
    onClose: (result) => {
      if (result === 'pick') onPick();
    },
  });
};
