import { useState } from 'react';
import { grid } from '@styled/patterns';
import { monthsAgo, monthsSince } from '../../../schemas/facts/since.ts';
import type { TextId } from '../../../locales/ids.ts';
import { years } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { type Option, useField } from '../../ui/form/index.ts';
import { FormGroup } from '../../ui/form/form-field.tsx';
import { SystemList } from '../../ui/form/system-list.tsx';

interface Props {
  name: string;
  label: string;
}
type Pair = readonly [first: string, second: string];
interface List {
  readonly label: string;
  readonly options: readonly Option[];
}

const MONTHS = [
  'month.1',
  'month.2',
  'month.3',
  'month.4',
  'month.5',
  'month.6',
  'month.7',
  'month.8',
  'month.9',
  'month.10',
  'month.11',
  'month.12',
] as const satisfies readonly TextId[];

const OLDEST_YEARS = 60;
const counted = (from: number, to: number, say: (n: number) => string = String): Option[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: say(from + at) }));

/** When the work began, by month and year; the form holds the months until today. */
export function SinceField({ today, ...props }: Props & { today: string }) {
  const t = useT();
  const year = Number(today.slice(0, 4));
  return (
    <TwoLists
      {...props}
      kind="since"
      lists={[
        { label: t('f.month'), options: MONTHS.map((id, at) => ({ value: String(at + 1), label: t(id) })) },
        { label: t('f.year'), options: counted(year - OLDEST_YEARS, year).reverse() },
      ]}
      shown={(all) => {
        const { month, year: began } = monthsAgo(all, today);
        return [String(month), String(began)];
      }}
      // A month to come is no experience yet.
      held={([month, began]) =>
        month === '' || began === ''
          ? ''
          : String(Math.max(0, monthsSince({ year: Number(began), month: Number(month) }, today)))
      }
    />
  );
}

/** How long altogether, in years and months; the form holds the months. */
export function SpanField(props: Props) {
  const t = useT();
  return (
    <TwoLists
      {...props}
      kind="span"
      lists={[
        { label: t('f.years'), options: counted(0, OLDEST_YEARS, (n) => years(n, t)) },
        { label: t('f.months'), options: counted(0, 11, (n) => t('f.monthsShort', { n })) },
      ]}
      shown={(all) => [String(Math.floor(all / 12)), String(all % 12)]}
      // Whole years need no second answer.
      held={([whole, rest]) => (whole === '' ? '' : String(Number(whole) * 12 + Number(rest)))}
    />
  );
}

/** Two lists of the system for one number of months. */
function TwoLists({
  kind,
  name,
  label,
  lists,
  shown,
  held,
}: Props & {
  kind: 'since' | 'span';
  lists: readonly [first: List, second: List];
  shown: (months: number) => Pair;
  /** What the form holds; '': not complete. */
  held: (pair: Pair) => string;
}) {
  const bound = useField(name, label);
  const [picked, setPicked] = useState<Pair | null>(null);
  const pair = picked ?? (/^\d+$/.test(bound.text) ? shown(Number(bound.text)) : (['', ''] as const));
  const pick = (next: Pair) => {
    setPicked(next);
    bound.set(held(next));
  };
  return (
    <FormGroup bound={bound} label={label}>
      <div className={grid({ minChildWidth: '140px', gap: '12', alignItems: 'end' })} data-experience={kind}>
        {lists.map((list, at) => (
          <SystemList
            key={list.label}
            {...bound.aria}
            {...(at === 0 ? { id: bound.ids.control } : {})}
            aria-label={list.label}
            value={pair[at]}
            onChange={({ target: { value } }) => pick(at === 0 ? [value, pair[1]] : [pair[0], value])}
            options={list.options}
            none={list.label}
          />
        ))}
      </div>
    </FormGroup>
  );
}
