import { useEffect, useRef, useState, type ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { isDecided } from '../../../../machines/products/casco-life/conditions.ts';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Banner, Button, Card, Fold, LongText, StatusTag, SummaryList } from '../../../ui/index.ts';
import { Section } from '../../../blocks/claim/section.tsx';
import { PriceNews } from '../../../blocks/price-news.tsx';
import { cheapest } from './options.ts';
import { addedMonthly, choiceRows, declineWords, monthlyWords, refusalMore, weighed } from './words.ts';

const small = css({ textStyle: 'body.sm', color: 'fg.muted' });
const aside = css({ mx: '[-21px]', my: '[-12px]' });

/** Where a decision is made. */
export const decisionId = (kind: CascoLifeConditions['kind']): string => `decide-${kind}`;

/** The insurance is no matter of this loan. */
export function NotNeeded({ title }: { title: string }) {
  const t = useT();
  return (
    <Section title={title}>
      <Card>
        <div className={stack({ gap: '8', align: 'flex-start' })}>
          <StatusTag tone="neutral">{t('cl.notNeeded')}</StatusTag>
          <p>{t('cl.notNeededText')}</p>
        </div>
      </Card>
    </Section>
  );
}

function Refusals({ conditions: { refusals } }: { conditions: CascoLifeConditions }) {
  const t = useT();
  if (refusals.length === 0) return null;
  return (
    <div className={arranged({ as: 'aside' })}>
      <Fold title={t('cl.refusals', { n: refusals.length })}>
        <SummaryList
          rows={refusals.map(({ company, text }) => ({ label: company.name, value: <LongText text={text} /> }))}
        />
      </Fold>
    </div>
  );
}

function OwnPolicy({ own }: { own: CascoLifeConditions['ownPolicy'] }) {
  const t = useT();
  if (own === null) return null;
  if (own.state === 'checking') return <Banner live>{t('cl.own.checking')}</Banner>;
  if (own.state === 'accepted')
    return (
      <Banner tone="success" live>
        {t('cl.own.accepted')}
      </Banner>
    );
  return (
    <Banner tone="error" live>
      {own.text === null ? t('cl.own.refusedPlain') : t('cl.own.refused', { why: own.text })}
    </Banner>
  );
}

/** The choice was made at another price than today's, or of what is sold no more. */
function TariffNews({ chosen }: { chosen: CascoLifeConditions['chosen'] }) {
  const t = useT();
  if (chosen === null || chosen.premium === null) return null;
  if (chosen.currentPremium !== null)
    return <PriceNews was={chosen.premium} now={chosen.currentPremium} text="cl.priceChanged" />;
  return (
    <Banner tone="warning" live>
      {t('cl.gone')}
    </Banner>
  );
}

/**
 * One insurance to decide about: what it is, whose wish it is, and the form; or what was decided, with a way to change it.
 * `opens`: the event that the form sends. `step`: its place where both are decided. `waits`: the other one comes first.
 */
export function InsuranceCard({
  title,
  step = null,
  waits = false,
  note,
  opens,
  conditions,
  loan,
  cascoMore = 0,
  busy,
  children,
}: {
  title: string;
  step?: number | null;
  waits?: boolean;
  note: string;
  opens: string;
  conditions: CascoLifeConditions;
  loan: CascoLifeClaim['loan'];
  /** Of life: what casco adds more to each payment where it is declined. */
  cascoMore?: number;
  busy: boolean;
  children: ReactNode;
}) {
  const t = useT();
  const rows = choiceRows(conditions.chosen, conditions, t, addedMonthly(conditions, loan));
  const { chosen, ownPolicy, required, sumInsured, options } = conditions;
  // A new decision closes the form that changed the old one.
  const [changed, setChanged] = useState<string | null>(null);
  const settled = isDecided(conditions) || ownPolicy?.state === 'checking';
  const declined = settled && chosen?.decision === 'decline';
  const refused = declined ? declineWords(conditions, t) : null;
  const more = refusalMore(conditions);
  // Set against a policy until the agreement is made, not only while it is picked.
  const difference = refused && weighed(conditions, cheapest(options), { loan, t, cascoMore });
  const toPolicy = declined && options.length > 0;
  const isOpen = !settled || changed === chosen?.decidedAt;
  const card = useRef<HTMLDivElement>(null);
  const waited = useRef(waits);
  // The first one is decided, and its form gone: whoever pressed there goes on here.
  useEffect(() => {
    if (waited.current && !waits && !settled) {
      card.current?.scrollIntoView({ block: 'center' });
      card.current?.querySelector('input')?.focus({ preventScroll: true });
    }
    waited.current = waits;
  }, [waits, settled]);
  return (
    <Section title={step === null ? title : `${step}. ${title}`}>
      <Card>
        <div ref={card} id={decisionId(conditions.kind)} className={stack({ gap: '16' })}>
          <div className={stack({ gap: '8' })}>
            <div>
              <StatusTag tone={declined ? 'neutral' : settled ? 'approved' : required ? 'action' : 'neutral'}>
                {t(declined ? 'cl.without' : settled ? 'cl.chosen' : required ? 'cl.required' : 'cl.optional')}
              </StatusTag>
            </div>
            {/* What was declined is not praised, and what was bought is known. */}
            {(isOpen || !declined) && (
              <p className={small}>
                {isOpen && `${note} `}
                {t('cl.sum', { sum: money(sumInsured) })}
              </p>
            )}
          </div>
          <OwnPolicy own={ownPolicy} />
          <TariffNews chosen={chosen} />
          {settled && !isOpen && rows.length > 0 && <SummaryList rows={rows} />}
          {!isOpen && declined && (
            <div className={stack({ gap: '8' })}>
              <p>{refused ?? t('cl.chosenDecline')}</p>
              {refused && more > 0 && (
                <p className={css({ textStyle: 'body.strong' })}>{monthlyWords(more, false, t)}</p>
              )}
              {difference && <p>{difference}</p>}
              {conditions.kind === 'life' && <p className={small}>{t('cl.lifeUncovered')}</p>}
            </div>
          )}
          {settled && !isOpen && (
            <div className={aside}>
              <Button
                tone="quiet"
                busy={busy}
                data-opens={opens}
                aria-label={t(toPolicy ? 'cl.changeTo' : 'cl.changeNamed', { what: title })}
                onClick={() => setChanged(chosen?.decidedAt ?? null)}
              >
                {t(toPolicy ? 'cl.decide.insure' : 'cl.change')}
              </Button>
            </div>
          )}
          {isOpen && options.length === 0 && (
            <Banner tone="warning">
              <span>{t('cl.nobody')}</span>
              <span>{t(conditions.kind === 'casco' ? 'cl.nobodyCasco' : 'cl.nobodyLife')}</span>
            </Banner>
          )}
          {isOpen && children}
          {isOpen && <Refusals conditions={conditions} />}
          {isOpen && settled && (
            <Button full tone="quiet" onClick={() => setChanged(null)}>
              {t('cl.keep')}
            </Button>
          )}
        </div>
      </Card>
    </Section>
  );
}
