import { useState } from 'react';
import { arranged, card, estimate } from '@styled/recipes';
import type { ClaimConsents } from '../../openapi/index.ts';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { Columns } from '../blocks/columns.tsx';
import { SignedConsents } from '../blocks/claim/signed-consents.tsx';
import { openContacts } from '../blocks/contacts.ts';
import { ListPart, useGrowing, type PartOf } from '../blocks/lists/list-part.tsx';
import { pageOf, toPage } from '../blocks/lists/pages.ts';
import type { ScreenProps } from '../blocks/props.ts';
import { useWide } from '../ui/use-wide.ts';
import { dmy, isoDayKz } from '../i18n/format.ts';
import { useT, type Translate } from '../i18n/index.ts';
import { Button, Card, EmptyState, Fold, LinkButton, Page, StatusTag } from '../ui/index.ts';

const dayOf = (moment: string): string => dmy(isoDayKz(Date.parse(moment)));

/** It may still be taken back: where the service does not say that it has ended, too. */
const mayAct = ({ inForce }: ClaimConsents['consents'][number]): boolean => inForce !== false;

/** What the customer has consented to, claim by claim: whether it is in force, when, in which version, and whom to ask to take it back. */
export default function Consents({ screen, place, config, host, useRead }: ScreenProps<'consents'>) {
  const t = useT();
  const parts = useGrowing(pageOf(place.query), (next) => place.move({ query: toPage(next) }, 'replace'));
  // The same answer as the first part's.
  const first = useRead('consents', { variables: { page: 1 } }).data;
  const acts = first !== undefined && (first.hasNextPage || first.items.some(({ consents }) => consents.some(mayAct)));
  const isWide = useWide();
  const [chosen, setChosen] = useState<ClaimConsents | null>(null);
  // Where there is room, one of them is open beside the rows: the newest, until another is pressed.
  const open = isWide ? (chosen ?? first?.items[0] ?? null) : null;
  const over = first !== undefined && first.items.length > 0 && !acts;
  return (
    // That nothing is in force any more is said before what was.
    <Page
      screen={screen}
      title={t('consents.title')}
      lead={
        <p className={acts ? undefined : arranged({ as: 'read' })}>{t(over ? 'consents.leadOver' : 'consents.lead')}</p>
      }
    >
      <Columns
        parts="rows"
        main={
          <div className={stack({ gap: '12' })}>
            {parts.map((part) => (
              <Part
                key={part.page}
                part={part}
                config={config}
                useRead={useRead}
                open={open?.id ?? null}
                onOpen={setChosen}
              />
            ))}
          </div>
        }
        aside={
          (acts || open) && (
            <>
              {open && (
                <Card as="section" aria-labelledby="open">
                  <div className={stack({ gap: '12' })}>
                    <h2 id="open" className={css({ textStyle: 'h3' })}>
                      {nameOf(open, t)}
                    </h2>
                    <Whole given={open} config={config} />
                  </div>
                </Card>
              )}
              {acts && (
                <section className={estimate().panel} aria-labelledby="withdraw">
                  <h2 id="withdraw" className={css({ textStyle: 'h3' })}>
                    {t('consents.withdrawTitle')}
                  </h2>
                  <p>{t('consents.withdraw')}</p>
                  <Button tone="secondary" full onClick={() => openContacts(config, host)}>
                    {t('nav.contactUs')}
                  </Button>
                </section>
              )}
            </>
          )
        }
      />
    </Page>
  );
}

const nameOf = ({ number, product }: ClaimConsents, t: Translate): string =>
  t('consents.claim', { car: product.carName ?? t('list.noCar'), number });

/** All of a claim's consents, and the way to the claim: how it went is told there. */
function Whole({ given: { id, consents }, config }: { given: ClaimConsents } & Pick<PartProps, 'config'>) {
  const t = useT();
  return (
    <div className={stack({ gap: '12' })}>
      <SignedConsents key={id} consents={consents} config={config} headed />
      <LinkButton to="claim-detail" params={{ id }} tone="secondary" full>
        {t('list.open')}
      </LinkButton>
    </div>
  );
}

interface PartProps extends Pick<ScreenProps<'consents'>, 'config' | 'useRead'> {
  part: PartOf;
  /** The one that is open beside the rows; null: each opens in its place. */
  open: string | null;
  onOpen: (given: ClaimConsents) => void;
}

function Part({ part, config, useRead, open, onOpen }: PartProps) {
  const t = useT();
  return (
    <ListPart
      {...part}
      look="rows"
      read={useRead('consents', { variables: { page: part.page } })}
      keyOf={({ id }) => id}
      render={(given) =>
        open === null ? (
          <Card as="article">
            <Fold look="card" title={<Given {...given} />}>
              <Whole given={given} config={config} />
            </Fold>
          </Card>
        ) : (
          <button
            type="button"
            className={`${card()} ${arranged({ as: 'picked' })}`}
            aria-pressed={given.id === open}
            onClick={() => onOpen(given)}
          >
            <Given {...given} head="span" />
          </button>
        )
      }
      empty={
        <EmptyState title={t('consents.empty')} text={t('consents.emptyText')}>
          <LinkButton to="how-it-works" full>
            {t('btn.submit')}
          </LinkButton>
        </EmptyState>
      }
    />
  );
}

/** A claim's consents in a row: whose they are, how many and since when; whether they are in force, where the service says it. */
function Given({ head: Head = 'h2', ...given }: ClaimConsents & { head?: 'h2' | 'span' }) {
  const t = useT();
  const { consents } = given;
  // One code signs all of them.
  const [first] = consents;
  const stands = standing(consents, t);
  return (
    <span className={arranged({ as: 'given' })}>
      <Head>{nameOf(given, t)}</Head>
      {/* Whether it is in force is what people come to see. */}
      {stands && <StatusTag tone={stands.acts ? 'approved' : 'neutral'}>{stands.words}</StatusTag>}
      {first && <span>{t('consents.row', { n: consents.length, date: dayOf(first.signedAt) })}</span>}
    </span>
  );
}

/** How many of them still act; nothing where the service does not say. */
function standing(consents: ClaimConsents['consents'], t: Translate): { acts: boolean; words: string } | null {
  if (consents.some(({ inForce }) => typeof inForce !== 'boolean')) return null;
  const k = consents.filter(({ inForce }) => inForce).length;
  if (k === 0) {
    const ended = consents.find(({ endedAt }) => endedAt)?.endedAt;
    return { acts: false, words: ended ? t('consents.endedOn', { date: dayOf(ended) }) : t('consents.ended') };
  }
  return {
    acts: true,
    words: k === consents.length ? t('consents.inForce') : t('consents.someInForce', { k, n: consents.length }),
  };
}
