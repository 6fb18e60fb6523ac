import { css } from '@styled/css';
import type { TextId } from '../../../locales/ids.ts';
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

/** A column: its name, and its figure in a row. */
type Column = readonly [TextId, (row: ScheduleRow) => number];
const PAYMENT: Column = ['b.schedulePayment', ({ payment }) => payment];
const OWED: Column = ['b.scheduleBalance', ({ balance }) => balance];
const COLUMNS: readonly Column[] = [
  PAYMENT,
  ['b.scheduleInterest', ({ interest }) => interest],
  ['b.schedulePrincipal', ({ principal }) => principal],
  OWED,
];

/** Payments by date; scrolls sideways where it is too wide. `free`: there is no interest, and the debt is the payment. */
function ScheduleTable({ rows, free }: { rows: readonly ScheduleRow[]; free: boolean }) {
  const t = useT();
  const columns = free ? [PAYMENT, OWED] : COLUMNS;
  return (
    <div className={sideways()} tabIndex={0} role="region" aria-label={t('b.schedule')}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={cell}>
              {t('b.scheduleMonth')}
            </th>
            {columns.map(([id]) => (
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
              {columns.map(([id, figure]) => (
                <td key={id} className={cell}>
                  {group(figure(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** More than a year of rows is opened by whoever wants them. */
const FEW = 12;

interface Props {
  rows: readonly ScheduleRow[];
  note?: string;
  /** It stands under a heading of its own: what has no picture, and few rows, is shown at once. */
  shown?: boolean;
}

/** The payments of a loan as a picture, and by date to the tenge, folded away behind it. */
export function Schedule({ rows, note, shown = false }: Props) {
  const t = useT();
  // Payments without interest are one like the other.
  const free = overpayment(rows) === 0;
  const dated = <ScheduleTable rows={rows} free={free} />;
  return (
    <div className={stack({ gap: '8', minW: '0' })}>
      {!free && <ScheduleChart rows={rows} />}
      {free && shown && rows.length <= FEW ? (
        dated
      ) : (
        <Fold title={t(free && !shown ? 'b.schedule' : 'cost.table')}>{dated}</Fold>
      )}
      {note && <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{note}</p>}
    </div>
  );
}
