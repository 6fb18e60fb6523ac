import { expect, test, vi } from 'vitest';
import { createProgress } from '../../../src/api/progress.ts';
import { watchSlow } from '../../../src/app/slow.ts';

const watched = () => {
  vi.useFakeTimers();
  const progress = createProgress();
  const told = { slow: vi.fn<() => void>(), over: vi.fn<() => void>() };
  const after = (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  };
  watchSlow(progress, { after }, told);
  return { progress, told };
};

test('an answer that is waited for longer than ten seconds is told, and no more once it has come', () => {
  const { progress, told } = watched();
  const end = progress.begin();
  vi.advanceTimersByTime(9_999);
  expect(told.slow).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(told.slow).toHaveBeenCalledTimes(1);
  expect(told.over).not.toHaveBeenCalled();
  end();
  expect(told.over).toHaveBeenCalledTimes(1);
});

test('quick answers one after another are not slow', () => {
  const { progress, told } = watched();
  for (let i = 0; i < 5; i += 1) {
    const end = progress.begin();
    vi.advanceTimersByTime(6_000);
    end();
  }
  expect(told.slow).not.toHaveBeenCalled();
});

test('an upload shows how far it is: nobody is told that it is slow', () => {
  const { progress, told } = watched();
  const end = progress.begin('upload');
  expect(progress.count).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(told.slow).not.toHaveBeenCalled();
  const answered = progress.begin();
  vi.advanceTimersByTime(10_000);
  expect(told.slow).toHaveBeenCalledTimes(1);
  answered();
  expect(told.over).toHaveBeenCalled();
  end();
  expect([progress.count, progress.awaited]).toEqual([0, 0]);
});
