import { css } from '@styled/css';
import { stack, wrap } from '@styled/patterns';
import { overpayment, type ScheduleRow, totalToPay } from '../../../schemas/facts/loan.ts';
import { dmy, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { BarTable } from './bar-table.tsx';
import { scheduleShape } from './schedule-shape.ts';
import { ChartDot, ShareBar } from './share-bar.tsx';
import { shortMoney } from './short-money.ts';

const sum = css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/**
 * The payments of a loan as bars, one a year, or a month of a short loan: the debt first, the interest after it; at the end of each
 * what is still owed then. All of it is said in words; the payments themselves stand in the table.
 */
export function ScheduleChart({ rows }: { rows: readonly ScheduleRow[] }) {
  const t = useT();
  const { by, periods } = scheduleShape(rows);
  const [one] = rows;
  const last = rows.at(-1);
  if (one === undefined || last === undefined) return null;
  const short = shortMoney(
    periods.map(({ owed }) => owed),
    t,
  );
  return (
    <figure className={stack({ gap: '8', minW: '0' })}>
      <figcaption className={wrap({ columnGap: '16', rowGap: '4', textStyle: 'body.sm' })}>
        <span>
          <ChartDot part="first" />
          {t('cost.chartPrincipal')} <b className={sum}>{money(totalToPay(rows) - overpayment(rows))}</b>
        </span>
        <span>
          <ChartDot part="second" />
          {t('cost.chartInterest')} <b className={sum}>{money(overpayment(rows))}</b>
        </span>
      </figcaption>
      <BarTable
        caption={t('cost.chart', {
          n: rows.length,
          first: money(one.payment),
          firstInterest: money(one.interest),
          last: money(last.payment),
          date: dmy(last.date),
          over: money(overpayment(rows)),
        })}
        name={t(by === 'year' ? 'cost.chartByYear' : 'cost.chartByMonth')}
        value={t('cost.chartOwed')}
        bars={periods.map(({ number, principal, interest, length, owed }) => ({
          name: t(by === 'year' ? 'cost.chartYear' : 'cost.chartMonth', { n: number }),
          length,
          bar: <ShareBar part={principal} whole={principal + interest} />,
          value: short(owed),
        }))}
      />
    </figure>
  );
}
