/** Too many tries or codes: nothing is signed until a moment of the clock. */
import { useMemo } from 'react';
import type { FlowContext } from '../../../machines/kit/context.ts';
import { isoDayKz, dateTimeKz, timeKz } from '../../i18n/format.ts';
import { serverNow } from '../../platform/clock.ts';
import { deadlineOf, useSecondsLeft } from '../claim/countdown.ts';
import { codeTrouble } from './trouble.ts';

const MINUTE_MS = 60_000;

/** When a deadline of the monotonic clock is, as "14:35"; of another day with its date. */
const clockTime = (deadline: number): string => {
  const at = Math.ceil((serverNow() + deadline - performance.now()) / MINUTE_MS) * MINUTE_MS;
  return isoDayKz(at) === isoDayKz(serverNow()) ? timeKz(at) : dateTimeKz(at);
};

/** From when on it may be tried again: Kazakhstan's time, and how many minutes from now; null: now. The last minute counts as a whole one. */
export const useSignLock = (
  problem: FlowContext['problem'],
  signature?: { readonly status: string; readonly resendInSec: number } | null,
): { readonly time: string; readonly minutes: number } | null => {
  const trouble = codeTrouble(problem, signature);
  const told = problem ?? signature;
  const deadline = trouble?.kind === 'locked' && told ? deadlineOf(told, trouble.sec) : 0;
  const left = useSecondsLeft(deadline);
  // Once for each lock: reckoned anew every second, it could change by a minute.
  const at = useMemo(() => clockTime(deadline), [deadline]);
  return left > 0 ? { time: at, minutes: Math.ceil(left / 60) } : null;
};
