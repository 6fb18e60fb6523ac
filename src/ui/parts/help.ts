import { createContext, type ReactNode } from 'react';

/** What was found of such things, in words: a heading, a sentence; the way to all of them, where it is another. */
export interface Found {
  readonly some: boolean;
  readonly title: string;
  readonly way?: string;
  /** What of all of them is meant, as its address says it. */
  readonly query?: Readonly<Record<string, string>>;
  readonly text: string;
  /** Why to write, where there is none. */
  readonly ask?: string;
}

export interface AboutHelp {
  /** False: nothing has failed, there is nothing that a code would tell. */
  readonly coded?: boolean;
  /** To write or to call is what the page is about: its main button. */
  readonly first?: boolean;
  /** Another way on: right below that main button, above the line. */
  readonly other?: ReactNode;
  /** When it is of use: a sentence above it; not where it is the main thing. */
  readonly when?: string;
  /** Instead of whom to ask: the newest things that a screen, which does not know which is meant, may be about. */
  readonly newest?: {
    readonly screen: string;
    /** Called once they are read. */
    readonly onFound: (found: Found) => void;
  };
}

/** Whom to call or write to, and a code to tell them. */
export type Help = (about?: AboutHelp) => ReactNode;

/** Stands where a page ends, whatever it ends with. */
export const HelpContext = createContext<Help>(() => null);
