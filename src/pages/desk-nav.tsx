import { css } from '@styled/css';
import type { TextId } from '../../locales/ids.ts';
import type { ScreenId } from '../../machines/screens.ts';
import { useT } from '../i18n/index.ts';
import { Link } from '../ui/index.ts';

const WAYS = [
  ['dealer-home', 'home.title'],
  ['dealer-applications', 'home.clients'],
  ['dealer-client', 'home.new'],
  ['insurance-begin', 'list.insurance'],
] as const satisfies readonly (readonly [ScreenId, TextId])[];

const list = css({
  display: 'flex',
  gap: '24',
  listStyle: 'none',
});
const way = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'target',
  color: 'link',
  borderBottom: '2px solid transparent',
  '&[aria-current]': { color: 'fg', borderBottomColor: 'accent.solid' },
});

/** Steps of a new claim, and what is looked at of one that exists, belong to the way that led there. */
const wayOf = (here: ScreenId): ScreenId =>
  /^dealer-(car|terms|review|pledged|exists)$/.test(here)
    ? 'dealer-client'
    : /^dealer-(?!home$|client$)/.test(here)
      ? 'dealer-applications'
      : here;

/** Where a desk goes all day, in the header where there is room; elsewhere the menu and the page's own buttons lead there. */
export function DeskNav({ here }: { here: ScreenId }) {
  const t = useT();
  return (
    <nav
      aria-label={t('home.desk')}
      className={css({ hideBelow: 'desktop', marginInlineStart: '24', marginInlineEnd: 'auto' })}
    >
      <ul className={list}>
        {WAYS.map(([to, text]) => (
          <li key={to}>
            <Link to={to} className={way} aria-current={to === here ? 'page' : to === wayOf(here) ? 'true' : undefined}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
