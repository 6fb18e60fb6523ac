import { css } from '@styled/css';
import { stack, wrap } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { overpayment, type ScheduleRow, totalToPay } from '../../../schemas/facts/loan.ts';
import { dmy, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
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
      <table className={arranged({ as: 'bars' })}>
        <caption className={css({ srOnly: true })}>
          {t('cost.chart', {
            n: rows.length,
            first: money(one.payment),
            firstInterest: money(one.interest),
            last: money(last.payment),
            date: dmy(last.date),
            over: money(overpayment(rows)),
          })}
        </caption>
        <colgroup>
          <col />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {t(by === 'year' ? 'cost.chartByYear' : 'cost.chartByMonth')}
            </th>
            <th scope="col">{t('cost.chartOwed')}</th>
          </tr>
        </thead>
        <tbody>
          {periods.map(({ number, principal, interest, length, owed }) => (
            <tr key={number}>
              <th scope="row">{t(by === 'year' ? 'cost.chartYear' : 'cost.chartMonth', { n: number })}</th>
              <td>
                <div style={{ width: `${length}%` }}>
                  <ShareBar part={principal} whole={principal + interest} />
                </div>
              </td>
              <td>{short(owed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
