import { css } from '@styled/css';
import type { TextId } from '../../locales/ids.ts';
import type { ScreenId } from '../../machines/screens.ts';
import { useT } from '../i18n/index.ts';
import { Link } from '../ui/index.ts';

type Ways = readonly (readonly [ScreenId, TextId])[];
const OF_DESK = [
  ['dealer-home', 'home.title'],
  ['dealer-applications', 'home.clients'],
  ['dealer-client', 'home.new'],
  ['insurance-begin', 'list.insurance'],
] as const satisfies Ways;
const OF_CUSTOMER = [
  ['home', 'home.title'],
  ['my-applications', 'list.title'],
  ['consents', 'nav.consents'],
] as const satisfies Ways;

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

interface Place {
  here: ScreenId;
  /** It shows what is somebody's own. */
  own: boolean;
  /** Of a dealer or a partner. */
  desk: boolean;
}

/** What nobody has yet: it is on no list. */
const NEW: ReadonlySet<ScreenId> = new Set<ScreenId>(['insurance-begin', 'market-person']);

/** Steps of a new claim, and what is looked at of one that exists, belong to the way that led there. */
const wayOf = ({ here, own, desk }: Place): ScreenId => {
  // Who has signed in reads the general agreement as a step of a claim.
  const ofOwn = (own && !NEW.has(here)) || here === 'general-agreement';
  if (!desk) return ofOwn && OF_CUSTOMER.every(([to]) => to !== here) ? 'my-applications' : here;
  if (/^dealer-(?:car|terms|review|pledged|exists)$/.test(here)) return 'dealer-client';
  return /^dealer-(?!home$|client$)/.test(here) ? 'dealer-applications' : here;
};

/** Where a desk, or a customer, goes from anywhere: in the header where there is room; elsewhere the menu leads there. */
export function Destinations(place: Place) {
  const { here, desk } = place;
  const t = useT();
  return (
    <nav
      aria-label={t(desk ? 'home.desk' : 'nav.menu')}
      className={css({ marginInlineStart: '24', marginInlineEnd: 'auto' })}
    >
      <ul className={list}>
        {(desk ? OF_DESK : OF_CUSTOMER).map(([to, text]) => (
          <li key={to}>
            <Link
              to={to}
              className={way}
              aria-current={to === here ? 'page' : to === wayOf(place) ? 'true' : undefined}
            >
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
