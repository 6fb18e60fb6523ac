import { css } from '@styled/css';
import { type Loan, schedule, type ScheduleRow } from '../../../schemas/facts/loan.ts';
import { dmy, group } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';

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
const scroll = css({ overflowX: 'auto', _print: { overflow: 'visible' } });

/** Payments by date; scrolls sideways where it is too wide. */
export function ScheduleTable({ rows }: { rows: readonly ScheduleRow[] }) {
  const t = useT();
  return (
    <div className={scroll} tabIndex={0} role="region" aria-label={t('b.schedule')}>
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

/** Payments by date, folded away: to the tenge, as the bank rounds them. */
export function Schedule({ loan }: { loan: Loan }) {
  const t = useT();
  return (
    <details>
      <summary
        className={css({ cursor: 'pointer', minHeight: 'target', textStyle: 'body.strong', color: 'link', py: '12' })}
      >
        {t('b.schedule')}
      </summary>
      <ScheduleTable rows={schedule(loan)} />
      <p className={css({ textStyle: 'caption', color: 'fg.muted', pt: '8' })}>{t('b.scheduleNote')}</p>
    </details>
  );
}
