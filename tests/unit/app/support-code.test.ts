import { expect, test } from 'vitest';
import { supportCode } from '../../../src/app/support-code.ts';
import { createLog } from '../../../src/platform/log.ts';

test('is four letters, each of them possible, and stands in the log as it is read out', () => {
  const codes = Array.from({ length: 200 }, (_, at) => supportCode(() => at / 200));
  for (const code of codes) expect(code).toMatch(/^[B-DF-HJ-NP-TV-Z]{4}$/);
  // A letter that came twice would look like a code that was never filled in.
  for (const code of codes) expect(new Set(code).size).toBe(4);
  expect(new Set(codes.map(([first]) => first)).size).toBe(20);
  const log = createLog();
  log.write({ event: 'page.error', status: 404, code: 'KTRW' });
  expect(log.entries()).toEqual([{ event: 'page.error', status: 404, code: 'KTRW' }]);
});
