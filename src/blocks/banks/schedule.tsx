import { css } from '@styled/css';
import { Fold } from '../../ui/index.ts';
import { stack } from '@styled/patterns';
import { sideways } from '@styled/recipes';
import { overpayment, type ScheduleRow } from '../../../schemas/facts/loan.ts';
import { dmy, group } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { ScheduleChart } from '../cost/schedule-chart.tsx';

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: { base: 'caption', tablet: 'body.sm' },
  fontVariantNumeric: 'tabular-nums',
});
const cell = css({
  textAlign: 'right',
  py: '8',
  pl: { base: '8', tablet: '12' },
  // A figure is read whole; the table scrolls sideways instead.
  whiteSpace: 'nowrap',
  borderBottomWidth: '1',
  borderColor: 'border.subtle',
  'thead &': { whiteSpace: 'normal', overflowWrap: 'normal', verticalAlign: 'bottom' },
  _first: { textAlign: 'left', pl: '0', position: 'sticky', left: '0', bg: 'surface' },
});

/** Payments by date; scrolls sideways where it is too wide. */
function ScheduleTable({ rows }: { rows: readonly ScheduleRow[] }) {
  const t = useT();
  return (
    <div className={sideways()} tabIndex={0} role="region" aria-label={t('b.schedule')}>
      <table className={table}>
        <thead>
          <tr>
            {(
              [
                'b.scheduleMonth',
                'b.schedulePayment',
                'b.scheduleInterest',
                'b.schedulePrincipal',
                'b.scheduleBalance',
              ] as const
            ).map((id) => (
              <th key={id} scope="col" className={cell}>
                {t(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <th scope="row" className={cell}>
                {dmy(row.date)}
              </th>
              <td className={cell}>{group(row.payment)}</td>
              <td className={cell}>{group(row.interest)}</td>
              <td className={cell}>{group(row.principal)}</td>
              <td className={cell}>{group(row.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The payments of a loan as a picture, and by date to the tenge, folded away behind it. */
export function Schedule({ rows, note }: { rows: readonly ScheduleRow[]; note?: string }) {
  const t = useT();
  // Payments without interest are one like the other.
  const isDrawn = overpayment(rows) > 0;
  return (
    <div className={stack({ gap: '8', minW: '0' })}>
      {isDrawn && <ScheduleChart rows={rows} />}
      <Fold title={t(isDrawn ? 'cost.table' : 'b.schedule')}>
        <ScheduleTable rows={rows} />
      </Fold>
      {note && <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{note}</p>}
    </div>
  );
}
