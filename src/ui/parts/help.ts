import { createContext, type ReactNode } from 'react';

/** Whom to call or write to, and a code to tell them. */
export type Help = () => ReactNode;

/** Stands under what failed where that is the whole page. */
export const HelpContext = createContext<Help>(() => null);
