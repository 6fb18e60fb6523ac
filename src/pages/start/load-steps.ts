import { loadCatalogue } from '../../i18n/index.ts';

/** What follows the application, which comes after the page. */
export const loadSteps = async () => {
  const [{ default: NextSteps }] = await Promise.all([
    import('./next-steps.tsx'),
    loadCatalogue('steps'),
    loadCatalogue('flow'),
  ]);
  return NextSteps;
};
