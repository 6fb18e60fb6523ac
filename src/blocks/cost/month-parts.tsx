import { css, cx } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { money } from '../../i18n/format.ts';
import { ChartDot, ShareBar } from './share-bar.tsx';

const small = css({ textStyle: 'body.sm', color: 'fg.muted' });

/** What a month takes with all that is paid beside the loan: tenge, in words what it is, and of what it consists. */
export interface Month {
  readonly label: string;
  readonly sum: number;
  /** What the payment is called, and how many there are. */
  readonly payment: string;
  /** The share of it that is not the payment, and what it is for. */
  readonly beside: number;
  readonly things: string;
}

/** The one figure that an offer was chosen by; below it, drawn and in words, its two parts. */
export function MonthParts({ month, payment }: { month: Month; payment: number }) {
  return (
    <div className={stack({ gap: '8' })}>
      <div>
        <p className={small}>{month.label}</p>
        <p className={css({ textStyle: 'amount.lg' })}>{money(month.sum)}</p>
      </div>
      <ShareBar part={payment} whole={month.sum} />
      <dl className={cx(arranged({ as: 'figures' }), arranged({ as: 'sums' }))}>
        <div>
          <dt className={small}>
            <ChartDot part="first" />
            {month.payment}
          </dt>
          <dd className={css({ textStyle: 'h3' })}>{money(payment)}</dd>
        </div>
        <div>
          <dt className={small}>
            <ChartDot part="second" />
            {month.things}
          </dt>
          <dd className={css({ textStyle: 'h3' })}>{money(month.beside)}</dd>
        </div>
      </dl>
    </div>
  );
}
