import { lazy } from 'react';
import type { Claim, Station } from '../../../../../openapi/index.ts';
import { modals } from '../../../../ui/index.ts';
import type { StationsOptions } from './stations-dialog.tsx';

type Service = NonNullable<Station['services']>[number];

/** Localities where a person lives or is registered, as far as their claim tells: its own place and what that belongs to. */
export const homesOf = (claim: Claim | undefined): readonly string[] =>
  [claim?.borrower.addressLive, claim?.borrower.addressReg].flatMap((address) => {
    const { id, parent } = address?.locality ?? {};
    return [id, parent?.id].flatMap((one) => one ?? []);
  });

/** Those where something is done, in the person's own town first; a station that does not say is one for identity. */
export const stationsFor = (
  service: Service,
  stations: readonly Station[],
  homes: readonly string[] = [],
): readonly Station[] => {
  const all = stations.filter(({ services = ['identity'] }) => services.includes(service));
  const isNear = ({ localityId }: Station): boolean => homes.includes(localityId);
  return [...all.filter(isNear), ...all.filter((one) => !isNear(one))];
};

const StationsDialog = lazy(() => import('./stations-dialog.tsx'));

export const showStations = (options: StationsOptions): void => {
  modals.open({ key: 'stations', component: StationsDialog, options });
};
