import { visuallyHidden } from '@styled/patterns';
import { arranged, tag } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import type { TextId } from '../../../locales/ids.ts';

/** Which of the lists is on show. */
export function Tabs<Name extends string>({
  names,
  value,
  counts,
  onChange,
}: {
  names: Readonly<Record<Name, TextId>>;
  value: Name;
  /** How many things in a list are on their way. */
  counts?: Readonly<Partial<Record<Name, string>>>;
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
          {counts?.[name] && (
            <>
              {' '}
              <span aria-hidden="true" className={tag({ tone: 'action' })}>
                {counts[name]}
              </span>
              <span className={visuallyHidden()}>{t('list.onTheWay', { n: counts[name] })}</span>
            </>
          )}
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
