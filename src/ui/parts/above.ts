import { createContext, type ReactNode } from 'react';

/** Draws what stands above a page's heading: gets the way back, and may put more beside it. */
export const AboveContext = createContext((back: ReactNode): ReactNode => back);
