import { loadCatalogue } from '../../i18n/index.ts';

/** What comes after the page, which stands without it: the calculator. */
export const load = async () => {
  const [{ default: Calculator }] = await Promise.all([
    import('./calculator.tsx'),
    loadCatalogue('calculator'),
    loadCatalogue('terms'),
    loadCatalogue('flow'),
  ]);
  return { Calculator };
};
export type StartParts = Awaited<ReturnType<typeof load>>;
