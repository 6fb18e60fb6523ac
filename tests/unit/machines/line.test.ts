import { expect, test } from 'vitest';
import { lineAt } from '../../../machines/kit/line.ts';
import { start } from '../../../machines/kit/context.ts';
import type { Progress } from '../../../machines/kit/progress.ts';

const of = (milestone: 'application' | 'identity' | 'data' | 'banks') =>
  ({ milestone, whose: 'customer', action: 'apply' }) as const;
const progress: Progress = {
  milestones: ['application', 'identity', 'data', 'banks'],
  minutes: { application: 3, identity: 2 },
  branches: ['car'],
  states: {
    car: of('application'),
    terms: of('application'),
    me: of('application'),
    extras: of('application'),
    photo: of('identity'),
    job: of('data'),
    waiting: of('banks'),
    elsewhere: { of: { milestones: ['data'], branches: ['job'], states: { job: of('data') } } },
    closed: of('banks'),
  },
  line: {
    numbered: [['car', 'terms', 'me']],
    others: ['photo', 'job', 'waiting', 'elsewhere'],
    detours: { extras: 'me' },
  },
};
const said = (state: string) => {
  const line = lineAt(progress, state, start({ input: {} }));
  return line && [line.milestone, line.step && `${line.step.at}/${line.step.of}`, line.minutes];
};

test.each([
  ['car', 'application', '1/3', 5],
  ['terms', 'application', '2/3', 4],
  // A minute of its own and two of the next.
  ['me', 'application', '3/3', 3],
  // The step that it was left for stands no further back.
  ['extras', 'application', '3/3', 3],
  ['photo', 'identity', null, 2],
  // Nobody knows how long it takes, and what comes after is not waited for here.
  ['job', 'data', null, null],
  ['waiting', 'banks', null, null],
  // Where another progress puts it.
  ['elsewhere', 'data', null, null],
])('%s is a step of %s', (state, ...line) => expect(said(state)).toEqual(line));

test('a milestone of unknown length ends the sum', () => {
  const gap: Progress = { ...progress, minutes: { application: 3, data: 7 } };
  expect(lineAt(gap, 'car', start({ input: {} }))?.minutes).toBe(3);
});

test.each([
  ['extras', true],
  ['me', false],
])('%s leads back to a step that was left for it: %s', (state, detour) =>
  expect(lineAt(progress, state, start({ input: {} }))?.detour).toBe(detour),
);

test('a result is no step', () => expect(said('closed')).toBeNull());

test('a flow without a line has no steps', () => {
  const { line: _none, ...bare } = progress;
  expect(lineAt(bare, 'car', start({ input: {} }))).toBeNull();
});
