import { useEffect, useState } from 'react';
import { css } from '@styled/css';
import { timeKz } from '../i18n/format.ts';
import { useT } from '../i18n/index.ts';
import { serverNow } from '../platform/clock.ts';
import { announce, Banner } from '../ui/index.ts';

/** When the newest answer of a clocked read came. `answer`: a new object each time. */
export function Updated({ answer }: { answer: unknown }) {
  const t = useT();
  const [at, setAt] = useState(serverNow);
  useEffect(() => setAt(serverNow()), [answer]);
  return (
    <p
      className={css({
        textStyle: 'body.sm',
        color: 'fg.muted',
        fontVariantNumeric: 'tabular-nums',
      })}
    >
      {t('flow.updated', { time: timeKz(at) })}
    </p>
  );
}

/**
 * Said once the wait is longer than usual: no error, but nobody should have to sit here.
 * @param since when the wait began, ms; of a clock that is ahead of ours: now. @param usual how long it takes, ms.
 */
export const useLonger = (since: number | null, usual: number, words: string): boolean => {
  const [opened] = useState(serverNow);
  const over = Math.min(since ?? opened, opened) + usual;
  const [longer, setLonger] = useState(() => serverNow() >= over);
  useEffect(() => {
    if (longer) return;
    const timer = setTimeout(() => setLonger(true), Math.max(0, over - serverNow()));
    return () => clearTimeout(timer);
  }, [longer, over]);
  useEffect(() => {
    if (longer) announce(words);
  }, [longer, words]);
  return longer;
};

export function Longer({ children }: { children: string }) {
  return (
    <Banner>
      <p>{children}</p>
    </Banner>
  );
}
