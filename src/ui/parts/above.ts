import { createContext, type ReactNode } from 'react';

/** Draws what stands above a page's heading: gets the way back, and may put more beside it. */
export const AboveContext = createContext((back: ReactNode): ReactNode => back);

/** The way back of the layout, for a page that has none of its own: every page draws it in the same place. */
export const BackContext = createContext<ReactNode>(null);
