import { css } from '@styled/css';
import { stack, visuallyHidden, wrap } from '@styled/patterns';
import { overpayment, type ScheduleRow } from '../../../schemas/facts/loan.ts';
import { dmy, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { owedByYear, scheduleShape } from './schedule-shape.ts';
import { ChartDot } from './share-bar.tsx';

const chart = css({ display: 'block', width: 'full', height: '[112px]' });
const first = css({ fill: 'chart.first' });
const second = css({ fill: 'chart.second' });
const years = css({ display: 'flex', textAlign: 'center', textStyle: 'body.sm' });
const muted = css({ color: 'fg.muted' });

const MILLION = 1_000_000;
const THOUSAND = 1_000;
/** In the unit of all of them, with one decimal: figures under a drawing are short. */
const short = (sum: number, unit: number): string => (sum === 0 ? '0' : (sum / unit).toFixed(1).replace('.', ','));

/**
 * The payments of a loan as bars: the debt below, the interest above; under them, as a line of its own, what is still owed at the
 * end of each year.
 * The same is said in words; the figures themselves stand in the table.
 */
export function ScheduleChart({ rows }: { rows: readonly ScheduleRow[] }) {
  const t = useT();
  const { width, height, principal, interest } = scheduleShape(rows);
  const owed = owedByYear(rows);
  const inMillions = owed.some(({ owed: sum }) => sum >= MILLION);
  const [one] = rows;
  const last = rows.at(-1);
  if (one === undefined || last === undefined) return null;
  return (
    <figure className={stack({ gap: '8', minW: '0' })}>
      <figcaption className={wrap({ columnGap: '16', rowGap: '4', textStyle: 'body.sm' })}>
        <span>
          <ChartDot part="first" />
          {t('cost.chartPrincipal')}
        </span>
        <span>
          <ChartDot part="second" />
          {t('cost.chartInterest')}
        </span>
      </figcaption>
      <svg
        className={chart}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('cost.chart', {
          n: rows.length,
          first: money(one.payment),
          firstInterest: money(one.interest),
          last: money(last.payment),
          date: dmy(last.date),
          over: money(overpayment(rows)),
        })}
      >
        <path className={first} d={principal} />
        <path className={second} d={interest} />
      </svg>
      {owed.length > 0 && (
        <>
          <div aria-hidden="true" className={`${years} ${muted}`}>
            {owed.map(({ year, months }) => (
              <p key={year} style={{ flex: `${months} 1 0` }}>
                {t('cost.chartYear', { n: year })}
              </p>
            ))}
          </div>
          <p className={css({ pt: '4', textStyle: 'body.sm', color: 'fg.muted' })}>
            {t(inMillions ? 'cost.chartMillions' : 'cost.chartThousands')}
          </p>
          <div className={years}>
            {owed.map(({ year, owed: sum, months }) => (
              <p key={year} style={{ flex: `${months} 1 0` }}>
                <span className={visuallyHidden()}>{t('cost.chartYear', { n: year })} </span>
                {short(sum, inMillions ? MILLION : THOUSAND)}
              </p>
            ))}
          </div>
        </>
      )}
    </figure>
  );
}
