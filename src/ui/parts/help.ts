import { createContext, type ReactNode } from 'react';

/** Whom to call, where the page itself offers no contact, and a code to tell them. */
export type Help = (parts: { phone: boolean }) => ReactNode;

/** Stands under what failed where that is the whole page. */
export const HelpContext = createContext<Help>(() => null);
