import { scenariosByProduct } from '../../generated/scenarios.ts';
import { pageScenarios } from './pages.ts';
import type { Scenario } from './scenario.ts';

/** All screens, each scenario in one page from step to step. */
export const scenarios: readonly Scenario[] = [...pageScenarios, ...Object.values(scenariosByProduct).flat()];
