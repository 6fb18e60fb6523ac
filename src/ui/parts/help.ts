import { createContext, type ReactNode } from 'react';

/** Whom to ask, and a code to tell them: it stands under what failed where that is the whole page. */
export const HelpContext = createContext<ReactNode>(null);
