import type { TextId } from '../../../../locales/ids.ts';
import type { FileInfo, FileType } from '../../../../openapi/index.ts';

/** What can be done with a file that is looked at. */
export type StatementChoice = { readonly replace: File; readonly type: FileType } | 'remove';
export interface StatementOptions {
  readonly file: FileInfo;
  /** What its service takes in its place; null: not known. */
  readonly type: FileType | null;
  /** What is looked at. */
  readonly title: TextId;
  /** Where the bytes lie, for some minutes. */
  readonly address: string;
  /** The host's own viewer, where there is one. */
  readonly onOpen: (() => void) | null;
}

/** The way to the statement. */
export interface HowToAttachOptions {
  /** The app around the page drops new windows. */
  readonly webview: boolean;
  /** Of the state's services, where everybody gets it. */
  readonly site: string;
}
