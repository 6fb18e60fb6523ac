import type { TextId } from '../../../../locales/ids.ts';
import type { FileInfo } from '../../../../openapi/index.ts';

/** What can be done with a file that is looked at. */
export type StatementChoice = { readonly replace: File } | 'remove';
export interface StatementOptions {
  readonly file: FileInfo;
  /** What is looked at. */
  readonly title: TextId;
  /** Where the bytes lie, for some minutes. */
  readonly address: string;
  /** The host's own viewer, where there is one. */
  readonly onOpen: (() => void) | null;
}
