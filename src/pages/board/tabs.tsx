import { css } from '@styled/css';
import { flex, visuallyHidden } from '@styled/patterns';
import { tag } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import type { TextId } from '../../../locales/ids.ts';

/** One of a few that is pressed, or not. */
export const tab = css({
  minHeight: 'target',
  px: '12',
  py: '8',
  borderRadius: 'full',
  border: '1px solid {colors.border.control}',
  bg: 'surface',
  color: 'fg',
  textStyle: 'body.strong',
  cursor: 'pointer',
  _hover: { borderColor: 'accent.solid' },
  '&[aria-pressed=true]': { bg: 'accent.solid', borderColor: 'accent.solid', color: 'accent.on' },
});

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
    <div role="group" aria-label={t('list.products')} className={flex({ gap: '6', wrap: 'wrap' })}>
      {(Object.keys(names) as Name[]).map((name) => (
        <button
          key={name}
          type="button"
          data-event={`SHOW_${name.toUpperCase()}`}
          aria-pressed={name === value}
          className={tab}
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
