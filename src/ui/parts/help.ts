import { createContext, type ReactNode } from 'react';

export interface AboutHelp {
  /** False: nothing has failed, there is nothing that a code would tell. */
  readonly coded?: boolean;
  /** Instead of whom to ask: the newest things that a screen, which does not know which is meant, may be about. */
  readonly newest?: {
    readonly screen: string;
    /** There are some. */
    readonly onFound: () => void;
  };
}

/** Whom to call or write to, and a code to tell them. */
export type Help = (about?: AboutHelp) => ReactNode;

/** Stands where a page ends, whatever it ends with. */
export const HelpContext = createContext<Help>(() => null);
