import { expect, test } from 'vitest';
import { failureOf } from '../../../src/app/failing.ts';
import { speakIds } from '../../pages/words.ts';
import { faults } from '../../paths/support/faults.ts';

/**
 * What is said at the control that was pressed, by how the call failed: whose words, whether the top says it too, whether the same
 * press may go well. Spec 8, by hand. `server`: the service's own words; null: nothing but that it was not done.
 */
const SAID: Readonly<Record<string, readonly [words: string | null, atTop: boolean, passing: boolean]>> = {
  refused: ['server', true, false],
  unauthorized: ['server', true, false],
  forbidden: ['‹error.403› — server', false, false],
  missing: ['server', true, false],
  conflict: ['‹error.409› — server', false, false],
  invalid: ['server', true, false],
  rateLimited: [null, true, false],
  broken: ['‹error.500› — server', false, true],
  gateway: ['‹error.502› — server', false, true],
  network: ['‹error.network›', false, true],
  // The device says that there is a network again.
  offline: ['‹error.network›', false, true],
  timeout: ['‹error.network›', false, true],
  schema: ['‹error.unknown›', false, true],
  contract: ['‹error.unknown›', false, true],
};

test.each(Object.entries(SAID))('%s', (name, [words, isAtTop, passing]) => {
  speakIds('ru');
  const fault = faults.find((one) => one.name === name);
  const problem = fault?.problem('setBank') ?? null;
  const bare = { ...problem!, messages: problem!.messages.length > 0 ? ['server'] : [] };
  expect(failureOf(bare, 'ru', true)).toEqual({ words, isAtTop, passing, told: name === 'rateLimited' });
});
