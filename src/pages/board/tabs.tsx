import { visuallyHidden } from '@styled/patterns';
import { arranged, tag } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import type { TextId } from '../../../locales/ids.ts';

export interface Waiting {
  readonly n: number;
  readonly more: boolean;
}

/** One alone has room for its words; of several the numbers stand, and the words are heard. */
function Count({ n, more, alone }: Waiting & { alone: boolean }) {
  const k = more ? `${n}+` : String(n);
  const words = useT()('list.waiting', { n, k });
  return (
    <>
      {' '}
      <span aria-hidden={!alone || undefined} className={tag({ tone: 'action' })}>
        {alone ? words : k}
      </span>
      {!alone && <span className={visuallyHidden()}>{words}</span>}
    </>
  );
}

/** Which of the lists is on show. */
export function Tabs<Name extends string>({
  names,
  value,
  counts,
  onChange,
}: {
  names: Readonly<Record<Name, TextId>>;
  value: Name;
  /** How many things in a list wait for the reader, and whether there may be more. */
  counts?: Readonly<Partial<Record<Name, Waiting>>>;
  onChange: (name: Name) => void;
}) {
  const t = useT();
  return (
    <div role="group" aria-label={t('list.products')} className={arranged({ as: 'tabs' })}>
      {(Object.keys(names) as Name[]).map((name) => (
        <button
          key={name}
          type="button"
          data-event={`SHOW_${name.toUpperCase()}`}
          aria-pressed={name === value}
          onClick={() => name !== value && onChange(name)}
        >
          {t(names[name])}
          {counts?.[name] && <Count {...counts[name]} alone={Object.keys(counts).length === 1} />}
        </button>
      ))}
    </div>
  );
}

/** The list that an address names; the first when it names none. */
export const tabOf = <Name extends string>(names: Readonly<Record<Name, TextId>>, word: string | undefined): Name => {
  const all = Object.keys(names) as [Name, ...Name[]];
  return all.find((name) => name === word) ?? all[0];
};
