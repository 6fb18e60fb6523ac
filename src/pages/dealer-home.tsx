import { css } from '@styled/css';
import { arranged, estimate } from '@styled/recipes';
import { callingFirst, LatestClaims, NEWEST, waitingShown } from './board/latest-claims.tsx';
import { YourStep } from './board/your-step.tsx';
import { Section } from '../blocks/claim/section.tsx';
import { boardPlace, filtersOf, toFilter, YOUR_TURN } from '../blocks/claim/board-place.ts';
import { useT } from '../i18n/index.ts';
import { ErrorBlock, Link, LinkButton, MoreIcon, Page, Skeleton } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';

type Props = ScreenProps<'dealer-home'>;

/** The desk of a dealer or partner: whose it is, what waits for them, the newest claims of their customers. */
export default function DealerHome({ screen, profile, useRead, ask, host }: Props) {
  const t = useT();
  const newest = useRead('claims', NEWEST).data;
  const calls = newest && callingFirst(newest.items);
  return (
    <Page
      screen={screen}
      title={profile?.firstName ? t('home.hello', { name: profile.firstName }) : t('home.title')}
      lead={
        // On a wide page what can be begun stands at its other end: the claims begin where the eye does.
        <div className={arranged({ as: 'heads' })}>
          <div className={arranged({ as: 'late' })}>
            <Dealer useRead={useRead} />
          </div>
          <div className={arranged({ as: 'line' })}>
            {/* What waits for them comes before what is new. */}
            <LinkButton to="dealer-client" tone={calls ? 'secondary' : 'primary'} full>
              {t('home.new')}
            </LinkButton>
            <LinkButton to="insurance-begin" tone="quiet" full>
              {t('home.insuranceGo')}
            </LinkButton>
          </div>
        </div>
      }
    >
      <Waiting useRead={useRead} />
      {calls && <YourStep claim={calls} />}
      <Section title={t('home.clients')}>
        <LatestClaims useRead={useRead} ask={ask} host={host} />
      </Section>
    </Page>
  );
}

function Dealer({ useRead }: Pick<Props, 'useRead'>) {
  const t = useT();
  const dealer = useRead('myDealer', { variables: {} });
  if (dealer.error !== null) return <ErrorBlock text={dealer.error} onRetry={dealer.retry} />;
  if (dealer.data === undefined) return <Skeleton lines={0} />;
  return (
    <p>
      {dealer.data === null
        ? t('home.dealerNone')
        : `${t('home.dealerTitle')}: ${[dealer.data.name, dealer.data.address].filter(Boolean).join(', ')}`}
    </p>
  );
}

const yourTurn = toFilter('status', YOUR_TURN);

/** Claims whose next step is the dealer's own: not sent to banks yet, or not taken by them. */
function Waiting({ useRead }: Pick<Props, 'useRead'>) {
  const t = useT();
  const { data } = useRead('claims', { variables: { page: 1, filters: filtersOf(boardPlace(yourTurn), '') } });
  const newest = useRead('claims', NEWEST).data;
  // What the list below shows whole is not said twice.
  if (data === undefined || newest === undefined || data.total <= waitingShown(newest.items)) return null;
  return (
    <Link
      to="dealer-applications"
      query={{ status: YOUR_TURN }}
      className={`${estimate().panel} ${arranged({ as: 'task' })}`}
    >
      <span className={css({ textStyle: 'h3' })}>{t('home.yourTurn', { n: data.total })}</span>{' '}
      <span>
        {t('home.yourTurnGo')}
        <MoreIcon name="forward" />
      </span>
    </Link>
  );
}
