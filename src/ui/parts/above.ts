import { createContext, type ReactNode } from 'react';

/** Draws what stands above a page's heading: gets the way back, and may put more beside it. */
export const AboveContext = createContext((back: ReactNode): ReactNode => back);

/** What a layout leaves to its page to place: the way back above the heading; of a link's page, the switch of the language. */
export const LeftContext = createContext<ReactNode>(null);
