import { css } from '@styled/css';
import { arranged } from '@styled/recipes';
import { ClaimBoard } from './board/claim-board.tsx';
import { Section } from '../blocks/claim/section.tsx';
import { boardPlace, filtersOf, toFilter, withoutFilters, YOUR_TURN } from '../blocks/claim/board-place.ts';
import { useT } from '../i18n/index.ts';
import { Button, ErrorBlock, LinkButton, Page, Skeleton } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';

type Props = ScreenProps<'dealer-home'>;

/** The desk of a dealer or partner: whose it is, what waits for them, all claims of their customers. */
export default function DealerHome({ screen, profile, useRead, ask, place, host }: Props) {
  const t = useT();
  return (
    <Page
      screen={screen}
      title={profile?.firstName ? t('home.hello', { name: profile.firstName }) : t('home.title')}
      lead={<Dealer useRead={useRead} />}
    >
      <div className={arranged({ as: 'line' })}>
        <LinkButton to="dealer-client" full>
          {t('home.new')}
        </LinkButton>
        <Waiting useRead={useRead} place={place} />
        <LinkButton to="insurance-begin" tone="secondary" full>
          {t('home.insuranceGo')}
        </LinkButton>
      </div>
      <Section title={t('home.clients')}>
        <ClaimBoard useRead={useRead} ask={ask} place={place} host={host} />
      </Section>
    </Page>
  );
}

function Dealer({ useRead }: Pick<Props, 'useRead'>) {
  const t = useT();
  const dealer = useRead('myDealer', { variables: {} });
  if (dealer.error !== null) return <ErrorBlock text={dealer.error} onRetry={dealer.retry} />;
  if (dealer.data === undefined) return <Skeleton lines={1} />;
  return (
    <p className={css({ textStyle: 'body.md' })}>
      {dealer.data === null
        ? t('home.dealerNone')
        : `${t('home.dealerTitle')}: ${[dealer.data.name, dealer.data.address].filter(Boolean).join(', ')}`}
    </p>
  );
}

/** Claims whose next step is the dealer's own: not sent to banks yet, or not taken by them. */
function Waiting({ useRead, place }: Pick<Props, 'useRead' | 'place'>) {
  const t = useT();
  const query = { ...withoutFilters, ...toFilter('status', YOUR_TURN) };
  const { data } = useRead('claims', { variables: { page: 1, filters: filtersOf(boardPlace(query), '') } });
  if (data === undefined || data.total === 0) return null;
  const show = () => place.move({ query, words: '' }, 'push');
  return (
    <Button tone="secondary" full onClick={show}>
      {t('home.yourTurn', { n: data.total })}
    </Button>
  );
}
