import type { IsoDate } from '../../../schemas/facts/date.ts';
import type { ScheduleRow } from '../../../schemas/facts/loan.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { CalendarLink } from '../calendar-link.tsx';

/** The days on which a loan is paid, for a calendar. `of`: the id of its claim. */
export function PaymentDays({
  bank,
  rows,
  of,
  today,
  main,
}: {
  bank: string;
  rows: readonly ScheduleRow[];
  of: string;
  today: IsoDate;
  main?: boolean;
}) {
  const t = useT();
  return (
    <CalendarLink
      dues={rows.map(({ date, payment }) => ({
        date,
        title: t('cost.calendar.event', { bank, sum: money(payment) }),
      }))}
      of={of}
      file={t('cost.calendar.file')}
      today={today}
      main={main}
    />
  );
}
