import { testPaths } from '../../e2e/support/walk-paths.ts';
import { setup } from './browser.ts';

testPaths(setup);
