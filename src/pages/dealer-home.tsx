import { css } from '@styled/css';
import { grid } from '@styled/patterns';
import { ClaimBoard } from './board/claim-board.tsx';
import { DeskNav } from './desk-nav.tsx';
import { Section } from '../blocks/claim/section.tsx';
import { boardPlace, filtersOf, toFilter, withoutFilters, YOUR_TURN } from '../blocks/claim/board-place.ts';
import { useT } from '../i18n/index.ts';
import { Button, Card, ErrorBlock, LinkButton, Page, Skeleton } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';

type Props = ScreenProps<'dealer-home'>;

/** The desk of a dealer or partner: whose it is, what waits for them, all claims of their customers. */
export default function DealerHome({ screen, profile, useRead, ask, place, host }: Props) {
  const t = useT();
  return (
    <Page
      screen={screen}
      title={profile?.firstName ? t('home.hello', { name: profile.firstName }) : t('home.title')}
      above={<DeskNav here="dealer-home" />}
    >
      <div className={grid({ gap: '16', alignItems: 'start', desktop: { gridTemplateColumns: '[1fr auto]' } })}>
        <Dealer useRead={useRead} />
        <div className={grid({ gap: '12' })}>
          <LinkButton to="dealer-client" full>
            {t('home.new')}
          </LinkButton>
          <LinkButton to="insurance-begin" tone="secondary" full>
            {t('home.insuranceGo')}
          </LinkButton>
          <Waiting useRead={useRead} place={place} />
        </div>
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
    <Card>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('home.dealerTitle')}</p>
      {dealer.data === null ? (
        <p>{t('home.dealerNone')}</p>
      ) : (
        <>
          <p className={css({ textStyle: 'h3' })}>{dealer.data.name}</p>
          <p className={css({ color: 'fg.muted' })}>{dealer.data.address}</p>
        </>
      )}
    </Card>
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
