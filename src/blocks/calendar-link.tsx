import { button, link } from '@styled/recipes';
import type { IsoDate } from '../../schemas/facts/date.ts';
import { useT } from '../i18n/index.ts';
import { CalendarSign } from './calendar-sign.tsx';
import { calendarAddress, calendarOf, type Due } from './calendar.ts';

interface Props {
  dues: readonly Due[];
  /** The id of what is paid. */
  of: string;
  /** Name of the file, without its ending. */
  file: string;
  today: IsoDate;
  /** It is what the page is for: a button, not a line. */
  main?: boolean | undefined;
}

/** Days to pay on, to be saved for a calendar. Where no file can be saved (a webview) it is to be left out. */
export function CalendarLink({ dues, of, file, today, main = false }: Props) {
  const t = useT();
  if (dues.length === 0) return null;
  const way = (
    <a
      className={main ? button({ width: 'full' }) : link({ place: 'alone' })}
      href={calendarAddress(calendarOf(dues, of, today))}
      download={`${file}.ics`}
    >
      <CalendarSign />
      {t('cost.calendar')}
    </a>
  );
  return main ? way : <p>{way}</p>;
}
