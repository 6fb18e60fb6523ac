import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged, card } from '@styled/recipes';
import { isSettled } from '../../../../machines/products/casco-life/conditions.ts';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { PriceNews } from '../../../blocks/price-news.tsx';
import { CompanyName } from '../../../blocks/marks/company-name.tsx';
import { money, percent } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { GroupContext, useFieldValue, useHasErrors, useSetField } from '../../../ui/form/index.ts';
import { Banner, Button, Card, Fold, LongText, StatusTag, SummaryList } from '../../../ui/index.ts';
import { Section } from '../../../blocks/claim/section.tsx';
import { isSame, type PartRaw, text } from './deciding.ts';
import { cheapest, savedRaw } from './options.ts';
import { OwnPolicyNews } from './own-policy.tsx';
import { differenceWords, type Ways } from './ways.ts';
import {
  addedToLoan,
  boughtLine,
  choiceRows,
  declineWords,
  inLoan,
  monthlyWords,
  refusalMore,
  weighed,
} from './words.ts';

const small = css({ textStyle: 'body.sm', color: 'fg.muted' });
/** What it is, and whose wish: in a line while there is room. */
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '4' });
const aside = css({ mx: '[-21px]', my: '[-12px]' });

/** The insurance is no matter of this loan. */
export function NotNeeded({ kind, title }: { kind: CascoLifeConditions['kind']; title: string }) {
  const t = useT();
  return (
    <Section title={title}>
      <Card>
        <div className={stack({ gap: '8', align: 'flex-start' })} data-not-asked={kind}>
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

/** The choice was made at another price than today's, or of what is sold no more; or it was saved at another than was on show. */
function TariffNews({ chosen, shown }: { chosen: CascoLifeConditions['chosen']; shown: number | null }) {
  const t = useT();
  if (chosen === null || chosen.premium === null) return null;
  if (chosen.currentPremium === null)
    return (
      <Banner tone="warning" live>
        {t('cl.gone')}
      </Banner>
    );
  const was = chosen.premium === chosen.currentPremium ? (shown ?? chosen.premium) : chosen.premium;
  return <PriceNews was={was} now={chosen.currentPremium} text="cl.priceChanged" />;
}

interface DecidedProps {
  conditions: CascoLifeConditions;
  loan: CascoLifeClaim['loan'];
  ways: Ways | null;
  /** The rate that life is done without at, percent. */
  dearer: number | undefined;
  /** Up to how much it covers. */
  covers: string;
}

/** What was decided: the policy in a few words, its facts a press away; or what is done without, and what that costs. */
function Decided({ conditions, loan, ways, dearer, covers }: DecidedProps) {
  const t = useT();
  const { chosen, kind, options } = conditions;
  const added = addedToLoan(conditions, loan);
  const [, ...rows] = choiceRows(chosen, conditions, t, added);
  if (chosen?.decision === 'insure')
    return (
      <div className={stack({ gap: '12' })}>
        <CompanyName company={chosen.company ?? { alias: '', name: '—' }} kind="insurer">
          <p>
            <span className={css({ display: 'block', textStyle: 'body.strong' })}>{chosen.company?.name ?? '—'}</span>
            <span className={small}>{boughtLine(chosen, t)}</span>
          </p>
        </CompanyName>
        {added !== null && (
          <p className={css({ textStyle: 'body.strong' })}>
            {monthlyWords(added.monthly, false, t)}
            {dearer !== undefined && <span className={small}> {t('cl.atRate', { r: percent(dearer) })}</span>}
          </p>
        )}
        <Fold title={t('cl.terms')}>
          <p className={small}>{covers}</p>
          <SummaryList rows={rows} />
        </Fold>
      </div>
    );
  if (chosen?.decision !== 'decline') return null;
  const refused = declineWords(conditions, t);
  const more = refusalMore(conditions);
  const difference = ways ? differenceWords(ways, t) : refused && weighed(conditions, cheapest(options), { loan, t });
  // Set against a policy until the agreement is made, not only while it is picked.
  const monthly = difference || (more > 0 && monthlyWords(more, false, t));
  return (
    <div className={stack({ gap: '8' })}>
      {refused && monthly && <p className={css({ textStyle: 'body.strong' })}>{monthly}</p>}
      <p>{refused ?? t('cl.chosenDecline')}</p>
      {kind === 'life' && <p className={small}>{t('cl.lifeUncovered')}</p>}
    </div>
  );
}

/** A decision that is newly saved is what the form is typed over from then on; where nothing is picked, it stands there. */
function useFollows(kind: CascoLifeConditions['kind'], raw: PartRaw, saved: PartRaw): void {
  const set = useSetField();
  const now = useRef({ raw, saved });
  now.current = { raw, saved };
  useEffect(() => {
    const { raw: typed, saved: newer } = now.current;
    if (typed.over === newer.over) return;
    if (text(typed.choice) === '') set(kind, { ...newer });
    else if (isSame(typed, newer)) set(`${kind}.over`, newer.over);
  }, [saved.over, kind, set]);
}

interface Props {
  title: string;
  note: string;
  /** Over how long, where all of its policies are equally long. */
  term?: string | undefined;
  conditions: CascoLifeConditions;
  loan: CascoLifeClaim['loan'];
  /** Of casco, while life is done without: the bank's rate, percent. */
  dearer?: number | undefined;
  /** What the policy cost on the page when it was saved, tenge; null: nothing was saved here. */
  shown: number | null;
  /** Of life: a month by each decision. */
  ways?: Ways | null;
  busy: boolean;
  children: ReactNode;
}

/** One insurance to decide about: what it is, whose wish it is, and the choices; or what was decided, with a way to change it. */
export function DecisionCard({
  title,
  note,
  term,
  conditions,
  loan,
  dearer,
  shown,
  ways = null,
  busy,
  children,
}: Props) {
  const t = useT();
  const id = useId();
  const set = useSetField();
  const { chosen, kind, ownPolicy, required, sumInsured, options } = conditions;
  const raw = (useFieldValue(kind) ?? {}) as PartRaw;
  const saved = savedRaw(conditions);
  useFollows(kind, raw, saved);
  const refused = useHasErrors([kind]);
  const covers =
    term === undefined ? t('cl.sum', { sum: money(sumInsured) }) : t('cl.sumFor', { sum: money(sumInsured), term });
  // A new decision closes what changed the old one.
  const [changed, setChanged] = useState<string | null>(null);
  const settled = isSettled(conditions);
  const isOpen = !settled || refused || !isSame(raw, saved) || changed === chosen?.decidedAt;
  const declined = settled && chosen?.decision === 'decline';
  const toPolicy = declined && options.length > 0;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changed !== null) fields.current?.querySelector('input')?.focus();
  }, [changed]);
  const from = cheapest(options);
  const added = from && inLoan(from, loan);
  // Where a refusal changes the rate, what the policy adds is not what choosing it costs: the card says the difference.
  const change = (
    <Button
      tone="quiet"
      busy={busy}
      aria-controls={id}
      aria-expanded="false"
      aria-label={toPolicy ? undefined : t('cl.changeNamed', { what: title })}
      onClick={() => setChanged(chosen?.decidedAt ?? null)}
    >
      {!toPolicy
        ? t('cl.change')
        : added === null || (ways && differenceWords(ways, t) !== null)
          ? t(kind === 'life' ? 'cl.addLife' : 'cl.addCasco')
          : t(options.length > 1 ? 'cl.addFrom' : 'cl.addFor', { sum: money(added.monthly) })}
    </Button>
  );
  return (
    <section aria-labelledby={`${id}-title`} className={stack({ gap: '12' })}>
      <div className={arranged({ as: 'decided' })}>
        <div className={line}>
          <h2 id={`${id}-title`} className={css({ textStyle: 'h2' })}>
            {title}
          </h2>
          <StatusTag tone={declined ? 'neutral' : settled ? 'approved' : required ? 'action' : 'neutral'}>
            {t(declined ? 'cl.without' : settled ? 'cl.chosen' : required ? 'cl.required' : 'cl.optional')}
          </StatusTag>
        </div>
        {!isOpen && !toPolicy && change}
      </div>
      {/* What can be picked stands on cards of its own: no frame within a frame. One element, so that what is folded keeps its state. */}
      <div className={isOpen ? undefined : card()}>
        <GroupContext value={title}>
          <div className={stack({ gap: '16' })}>
            {isOpen && (
              <p className={small}>
                {note} {covers}
              </p>
            )}
            <OwnPolicyNews own={ownPolicy} />
            <TariffNews chosen={chosen} shown={shown} />
            {!isOpen && <Decided {...{ conditions, loan, ways, dearer, covers }} />}
            {!isOpen && toPolicy && <div className={aside}>{change}</div>}
            {isOpen && options.length === 0 && (
              <Banner tone="warning">
                <span>{t('cl.nobody')}</span>
                <span>{t(kind === 'casco' ? 'cl.nobodyCasco' : 'cl.nobodyLife')}</span>
              </Banner>
            )}
            {/* Folded, it is sent all the same. */}
            <div ref={fields} id={id} hidden={!isOpen}>
              <div className={stack({ gap: '16' })}>{children}</div>
            </div>
            {isOpen && <Refusals conditions={conditions} />}
            {isOpen && settled && (
              <Button
                full
                tone="quiet"
                onClick={() => {
                  set(kind, { ...saved });
                  setChanged(null);
                }}
              >
                {t('cl.keep')}
              </Button>
            )}
          </div>
        </GroupContext>
      </div>
    </section>
  );
}
