import { createContext } from 'react';
import type { ShellFacts } from './types.ts';

/** Switches the language, for a page that draws its header itself. */
export const LocaleContext = createContext<ShellFacts['onLocale']>(() => Promise.resolve());
