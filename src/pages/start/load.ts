import { loadCatalogue } from '../../i18n/index.ts';

/** What comes after the page, which stands without it: the calculator, and what follows the application. */
export const load = async () => {
  const [{ default: Calculator }, { default: NextSteps }] = await Promise.all([
    import('./calculator.tsx'),
    import('./next-steps.tsx'),
    loadCatalogue('start'),
    loadCatalogue('terms'),
    loadCatalogue('flow'),
    loadCatalogue('progress'),
  ]);
  return { Calculator, NextSteps };
};
export type StartParts = Awaited<ReturnType<typeof load>>;
