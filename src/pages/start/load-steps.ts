import { loadCatalogue } from '../../i18n/index.ts';

/** What follows the application, and what to have at hand for it, which come after the page. */
export const loadSteps = async () => {
  const [{ Stages, Prepare, OwnTime, IfRefused, onward }] = await Promise.all([
    import('./next-steps.tsx'),
    loadCatalogue('steps'),
    loadCatalogue('flow'),
  ]);
  return { Stages, Prepare, OwnTime, IfRefused, onward };
};
