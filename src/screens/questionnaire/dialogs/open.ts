import { lazy } from 'react';
import type { FileInfo } from '../../../../openapi/index.ts';
import { modals } from '../../../ui/index.ts';

const HowToAttach = lazy(() => import('./how-to-attach.tsx'));
const Statement = lazy(() => import('./statement.tsx'));

export const showHowToAttach = (): void => {
  modals.open({ key: 'how-to-attach', component: HowToAttach, options: {} });
};
/** `address`: where the bytes lie, for some minutes. `onOpen`: the host's own viewer, where there is one. */
export const showStatement = (file: FileInfo, address: string, onOpen: (() => void) | null): void => {
  modals.open({ key: 'statement', component: Statement, options: { file, address, onOpen } });
};
