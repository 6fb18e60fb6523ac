import { loadCatalogue } from '../../i18n/index.ts';
import { loadSteps } from './load-steps.ts';

/** What comes after the page, which stands without it: the calculator, and what follows the application. */
export const load = async () => {
  const [{ default: Calculator }, Stages] = await Promise.all([
    import('./calculator.tsx'),
    loadSteps(),
    loadCatalogue('calculator'),
    loadCatalogue('terms'),
    loadCatalogue('flow'),
  ]);
  return { Calculator, Stages };
};
export type StartParts = Awaited<ReturnType<typeof load>>;
