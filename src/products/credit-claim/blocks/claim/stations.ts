import { lazy } from 'react';
import type { Station } from '../../../../../openapi/index.ts';
import { modals } from '../../../../ui/index.ts';
import type { StationsOptions } from './stations-dialog.tsx';

type Service = NonNullable<Station['services']>[number];

/** Those where something is done; a station that does not say is one for identity. */
export const stationsFor = (service: Service, stations: readonly Station[]): readonly Station[] =>
  stations.filter(({ services = ['identity'] }) => services.includes(service));

const StationsDialog = lazy(() => import('./stations-dialog.tsx'));

export const showStations = (options: StationsOptions): void => {
  modals.open({ key: 'stations', component: StationsDialog, options });
};
