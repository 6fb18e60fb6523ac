import { describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { canMove, sliderKinds, thumbAt } from '../../../src/ui/form/slider-scale.ts';
import { createFormStore } from '../../../src/ui/form/store.ts';

const scale = { min: 12, max: 84, step: 6 };

describe('the thumb of a slider', () => {
  test.each([
    [60, 60],
    [61, 61],
    [3, 12],
    [120, 84],
    [null, 12],
  ])('for %s stands at %s', (value, at) => {
    expect(thumbAt(value, scale)).toBe(at);
  });

  test('has nowhere to go where both ends are one', () => {
    expect(canMove(scale)).toBe(true);
    expect(canMove({ min: 0, max: 0, step: 50_000 })).toBe(false);
    expect(canMove({ min: 84, max: 12, step: 6 })).toBe(false);
  });
});

describe('a field with a slider', () => {
  test.each([
    ['5\u00a0400\u00a0000', 5_400_000],
    ['5400000', 5_400_000],
    ['', null],
    ['много', null],
  ])('reads the sum "%s"', (text, sum) => {
    expect(sliderKinds.sum.read(text)).toBe(sum);
  });
  test.each([
    ['60', 60],
    ['', null],
    ['6 0', null],
    ['-6', null],
  ])('reads the count "%s"', (text, count) => {
    expect(sliderKinds.count.read(text)).toBe(count);
  });
  test('gets what is moved to as it would be typed', () => {
    expect(sliderKinds.sum.write(5_400_000)).toBe('5\u00a0400\u00a0000');
    expect(sliderKinds.count.write(60)).toBe('60');
  });
  test('drops decimals of a sum once it is left', () => {
    expect(sliderKinds.sum.leave('12\u00a0500,5')).toBe('12\u00a0500');
    expect(sliderKinds.count.leave('60')).toBe('60');
  });
});

test('a form says while it is held, and that it no longer is, with all that was moved', () => {
  const store = createFormStore({ schema: v.object({ fee: v.string() }), initial: { fee: '1' } });
  const heard = vi.fn<() => void>();
  store.subscribe(heard);
  store.hold(true);
  store.set('fee', '2');
  expect(store.state()).toMatchObject({ held: true, values: { fee: '2' } });
  heard.mockClear();
  store.hold(false);
  expect(heard).toHaveBeenCalledOnce();
  expect(store.state()).toMatchObject({ held: false, values: { fee: '2' } });
});
