import { readFileSync, writeFileSync } from 'node:fs';
import type { FlowId } from '../../../machines/screens.ts';
import type { BrowserCoverage } from '../../e2e/support/paths.ts';

const fileOf = (flow: FlowId): URL => new URL(`../../products/${flow}/golden/browser.json`, import.meta.url);

/** Which arrows of a flow no browser walks, and why, as it was reviewed. */
export const readBrowser = (flow: FlowId): BrowserCoverage =>
  JSON.parse(readFileSync(fileOf(flow), 'utf8')) as BrowserCoverage;
export const writeBrowser = (flow: FlowId, coverage: BrowserCoverage): void =>
  writeFileSync(fileOf(flow), `${JSON.stringify(coverage, null, 2)}\n`);
