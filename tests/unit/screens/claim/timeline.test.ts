import { describe, expect, test } from 'vitest';
import type { ClaimStatusAlias } from '../../../../openapi/index.ts';
import { historyOf } from '../../../../src/blocks/claim/timeline.ts';
import { trackOf } from '../../../../src/blocks/track.ts';

const at = (minute: number) => `2026-02-01T06:${String(minute).padStart(2, '0')}:00.000Z`;
const claim = (alias: ClaimStatusAlias, events: [ClaimStatusAlias, number][]) => ({
  status: { id: '1', name: '', alias },
  createdAt: at(0),
  timeline: events.map(([event, minute]) => ({ alias: event, at: at(minute) })),
});
const shown = (...parameters: Parameters<typeof claim>) =>
  historyOf(claim(...parameters)).map(({ alias, state }) => `${alias}:${state}`);

describe('the history', () => {
  test('holds what happened, and what is now', () => {
    expect(
      shown('data_confirmation', [
        ['new', 0],
        ['verification', 1],
        ['verified', 3],
        ['data_confirmation', 4],
      ]),
    ).toEqual(['new:done', 'verification:done', 'verified:done', 'data_confirmation:current']);
  });
  test('stand in the order of time, whatever the order of the answer', () => {
    expect(
      historyOf(
        claim('waiting', [
          ['waiting', 9],
          ['new', 0],
        ]),
      )
        .slice(0, 2)
        .map((one) => one.at),
    ).toEqual([at(0), at(9)]);
  });
  test('repeat a status that was left and entered again, but not one that follows itself', () => {
    expect(
      shown('waiting', [
        ['waiting', 1],
        ['data_confirmation', 2],
        ['waiting', 3],
        ['waiting', 4],
      ]).slice(0, 3),
    ).toEqual(['waiting:done', 'data_confirmation:done', 'waiting:current']);
  });
  test('trust the status where the list lags behind', () => {
    expect(
      historyOf(
        claim('signed', [
          ['new', 0],
          ['bank_selected', 1],
        ]),
      ).slice(0, 3),
    ).toEqual([
      { alias: 'new', at: at(0), state: 'done' },
      { alias: 'bank_selected', at: at(1), state: 'done' },
      { alias: 'signed', at: null, state: 'current' },
    ]);
  });
  test('begin with the day of creation where nothing else is known', () => {
    expect(historyOf(claim('new', []))[0]).toEqual({ alias: 'new', at: at(0), state: 'current' });
  });
  test('of a closed claim ends with its end', () => {
    expect(
      shown('rejected', [
        ['new', 0],
        ['rejected', 5],
      ]),
    ).toEqual(['new:done', 'rejected:current']);
    expect(
      shown('issued', [
        ['signed', 0],
        ['issued', 5],
      ]),
    ).toEqual(['signed:done', 'issued:done']);
  });
});

describe('the journey', () => {
  const way = { milestones: ['application', 'identity', 'data', 'banks'] } as const;
  const states = (...parameters: Parameters<typeof trackOf>) =>
    trackOf(...parameters).map(({ milestone, state }) => `${milestone}:${state}`);
  test('is done up to the present milestone, and goes on after it', () =>
    expect(states(way, { milestone: 'data', whose: 'customer' }, [], false)).toEqual([
      'application:done',
      'identity:done',
      'data:now',
      'banks:next',
    ]));
  test('stops where it ended before its end', () =>
    expect(states(way, { milestone: 'identity', whose: null }, [], false)).toEqual([
      'application:done',
      'identity:over',
    ]));
  test('is done whole when all of it is', () =>
    expect(states(way, { milestone: 'banks', whose: null }, [], true)).toEqual(
      way.milestones.map((milestone) => `${milestone}:done`),
    ));
  test('tells when a milestone was done: when something after it happened first', () => {
    const passed = [
      { milestone: 'application', at: at(0) },
      { milestone: 'data', at: at(4) },
      { milestone: 'identity', at: at(6) },
      { milestone: 'data', at: at(9) },
      { milestone: 'banks', at: at(12) },
    ] as const;
    const moments = (ended: boolean) =>
      trackOf(way, { milestone: 'banks', whose: 'bank' }, passed, ended).map((one) => one.at);
    expect(moments(false)).toEqual([at(4), at(4), at(12), null]);
    expect(moments(true)).toEqual([at(4), at(4), at(12), at(12)]);
  });
});
