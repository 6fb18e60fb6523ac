import { loadCatalogue } from '../../i18n/index.ts';

/** What comes after the page, which stands without it: the calculator, and what follows the application. */
export const load = async () => {
  const [{ default: Calculator }, { Stages }] = await Promise.all([
    import('./calculator.tsx'),
    // Not by name: its styles would have to be named on the first page.
    import('./load-steps.ts').then(({ loadSteps }) => loadSteps()),
    loadCatalogue('calculator'),
    loadCatalogue('terms'),
    loadCatalogue('flow'),
  ]);
  return { Calculator, Stages };
};
export type StartParts = Awaited<ReturnType<typeof load>>;
