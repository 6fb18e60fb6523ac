import { expect, test, vi } from 'vitest';
import { createFailedReads } from '../../../src/app/failed-reads.ts';

const setUp = () => {
  const takeBack = vi.fn<() => void>();
  const say = vi.fn<(problem: string) => () => void>(() => takeBack);
  return { say, takeBack, reads: createFailedReads(say) };
};

test('a read that is repeated on a clock says once why it fails, until it is answered', () => {
  const { say, takeBack, reads } = setUp();
  for (let i = 0; i < 3; i += 1) reads.failed('claims', '503');
  expect(say.mock.calls).toEqual([['503']]);
  reads.over('claims');
  expect(takeBack).toHaveBeenCalledOnce();
  reads.over('claims');
  expect(takeBack).toHaveBeenCalledOnce();
  reads.failed('claims', '404');
  expect(say).toHaveBeenLastCalledWith('404');
});

test('each read speaks for itself; another person is told anew', () => {
  const { say, reads } = setUp();
  reads.failed('claims', 'a');
  reads.failed('offers', 'b');
  reads.forget();
  reads.failed('claims', 'c');
  expect(say.mock.calls).toEqual([['a'], ['b'], ['c']]);
});
