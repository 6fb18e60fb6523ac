import { describe, expect, it } from 'vitest';
import { isOver, ratioRow, table, unjudged } from '../../../scripts/bench/table.ts';

const late = ratioRow('usable', 'a page', [300, 100], 1.2);
const slow = ratioRow('reads', 'a file', [300, 100], 1.2, 'a second');
const many = ratioRow('requests', '16', [24, 16], 1, '');
const heavy = ratioRow('script', '150 KB', [180, 150], 1, 'KB');

describe('the table of the bench', () => {
  it('judges every ratio on a quiet machine; one that could not be measured is over', () => {
    expect([late, slow, many, heavy].every(isOver)).toBe(true);
    expect(isOver(ratioRow('usable', 'a page', [Number.NaN, 100], 1.2))).toBe(true);
    expect(isOver(ratioRow('usable', 'a page', [110, 100], 1.2))).toBe(false);
  });

  it('judges what is counted or weighed on a busy one, and tells times without a verdict', () => {
    const judged = unjudged([late, slow, many, heavy]);
    expect(judged.filter(isOver).map(({ what }) => what)).toEqual(['requests', 'script']);
    expect(table(judged)).toContain('300 / 100 ms');
    expect(table(judged).match(/OVER/g)).toHaveLength(2);
  });
});
