import { css } from '@styled/css';
import type { BankRequest } from '../../../../../openapi/index.ts';
import { useT } from '../../../../i18n/index.ts';
import { clockOf, deadlineOf, useSecondsLeft } from '../../../../blocks/claim/countdown.ts';

/** How long banks usually take, counted down; afterwards that not all were in time. Not read out every second. */
export function ScoringTime({ request, answered }: { request: BankRequest; answered: number }) {
  const t = useT();
  const { scoringTimeoutSec, elapsedSec } = request;
  const left = useSecondsLeft(deadlineOf(request, Math.max(0, scoringTimeoutSec - elapsedSec)));
  if (left === 0) return <p>{t(answered === 0 ? 'b.scoringNone' : 'b.scoringOver')}</p>;
  return (
    <p role="timer" className={css({ fontVariantNumeric: 'tabular-nums' })}>
      {t('b.scoringLeft', { time: clockOf(left) })}
    </p>
  );
}
