import { lazy } from 'react';
import type { FileInfo } from '../../../../openapi/index.ts';
import { modals } from '../../../ui/index.ts';

const HowToAttach = lazy(() => import('./how-to-attach.tsx'));
const Statement = lazy(() => import('./statement.tsx'));

export const showHowToAttach = (): void => {
  modals.open({ key: 'how-to-attach', component: HowToAttach, options: {} });
};
/** What can be done with a file that is looked at. */
export type StatementChoice = { readonly replace: File } | 'remove';
export interface StatementOptions {
  readonly file: FileInfo;
  /** Where the bytes lie, for some minutes. */
  readonly address: string;
  /** The host's own viewer, where there is one. */
  readonly onOpen: (() => void) | null;
}
export const showStatement = (options: StatementOptions, onChoice: (choice: StatementChoice) => void): void => {
  modals.open<StatementOptions, StatementChoice>({
    key: 'statement',
    component: Statement,
    options,
    onClose: (choice) => choice !== undefined && onChoice(choice),
  });
};
