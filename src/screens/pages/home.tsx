import type { ClaimStatusAlias } from '../../../openapi/index.ts';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { ClaimCard } from '../../blocks/claim/claim-card.tsx';
import { Section } from '../../blocks/claim/section.tsx';
import { useT } from '../../i18n/index.ts';
import { Card, EmptyState, ErrorBlock, LinkButton, Page, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

type Reading = Pick<ScreenProps<'home'>, 'useRead'>;

/** Claims that may still move; the finished ones stand in the whole list. */
const ACTIVE: ClaimStatusAlias[] = [
  'new',
  'verification',
  'verified',
  'data_confirmation',
  'data_confirmed',
  'error',
  'processing',
  'waiting',
  'bank_selected',
  'signing',
  'signed',
  'insurance_pending',
];
const SHOWN = 5;

export default function Home({ screen, profile, useRead }: ScreenProps<'home'>) {
  const t = useT();
  return (
    <Page screen={screen} title={profile?.fullName ? t('home.hello', { name: profile.fullName }) : t('home.title')}>
      <ClientHome useRead={useRead} />
    </Page>
  );
}

function ClientHome({ useRead }: Reading) {
  const t = useT();
  return (
    <>
      <Card as="section">
        <div className={stack({ gap: '12' })}>
          <h2 className={css({ textStyle: 'h2' })}>{t('home.c2cTitle')}</h2>
          <p className={css({ color: 'fg.muted' })}>{t('home.c2cText')}</p>
          <LinkButton to="how-it-works" full>
            {t('btn.submit')}
          </LinkButton>
        </div>
      </Card>
      <Section title={t('home.active')}>
        <Claims
          useRead={useRead}
          filters={{ status: ACTIVE }}
          empty={t('home.empty')}
          emptyText={t('home.emptyText')}
        />
      </Section>
    </>
  );
}

function Claims({
  useRead,
  filters,
  empty,
  emptyText,
}: Reading & { filters: { status: ClaimStatusAlias[] }; empty: string; emptyText: string | null }) {
  const t = useT();
  const { data, error, retry } = useRead('claims', { variables: { page: 1, filters } });
  if (error !== null) return <ErrorBlock text={error} onRetry={retry} />;
  if (data === undefined) return <Skeleton lines={2} label={t('list.loading')} />;
  const all = (
    <LinkButton to="my-applications" tone="secondary" full>
      {t('home.all')}
    </LinkButton>
  );
  if (data.items.length === 0) {
    return (
      <EmptyState title={empty} text={emptyText}>
        {all}
      </EmptyState>
    );
  }
  return (
    <div className={stack({ gap: '12' })}>
      <ul className={stack({ gap: '12', listStyle: 'none' })}>
        {data.items.slice(0, SHOWN).map((claim) => (
          <li key={claim.id}>
            <ClaimCard claim={claim} own />
          </li>
        ))}
      </ul>
      {all}
    </div>
  );
}
