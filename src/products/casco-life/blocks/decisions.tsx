import type { ReactNode, RefObject } from 'react';
import { css } from '@styled/css';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { OWN_POLICY } from '../../../../schemas/casco-life/choices.ts';
import { Columns } from '../../../blocks/columns.tsx';
import type { ScreenProps } from '../../../blocks/props.ts';
import { months } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { useFieldValue } from '../../../ui/form/index.ts';
import { CascoFields, useWish } from './casco-fields.tsx';
import { isAsDecided, type PartRaw, pickOf, text } from './deciding.ts';
import { DecisionCard, NotNeeded } from './decision-card.tsx';
import { InsuredFacts } from './facts.tsx';
import { LifeFields } from './life-fields.tsx';
import { companiesFor, termsOf } from './options.ts';
import { besideLife, isDeclined, paymentOf } from './payment.ts';
import { PaymentBar, SoFar } from './so-far.tsx';
import { type Ways, waysOf } from './ways.ts';
import { renewWords } from './words.ts';

type Screen = ScreenProps<'casco-life-choice'>;
interface Props extends Pick<Screen, 'uploads' | 'useRead' | 'busy'> {
  claim: CascoLifeClaim;
  /** Undefined: it is no matter of this claim. */
  casco: CascoLifeConditions | undefined;
  life: CascoLifeConditions | undefined;
  /** What was said last: at which prices. */
  said: Screen['context']['answers']['DECIDE'];
  button: ReactNode;
  summary: ReactNode;
  /** A month by each decision about life, as it stands on the page: what a refusal is asked about with. */
  told: RefObject<Ways | null>;
}

const partOf = (value: unknown): PartRaw => (typeof value === 'object' && value !== null ? value : {});

/** The button's words: an own policy is looked at first. */
export function DecideWords({ casco }: { casco: CascoLifeConditions | undefined }) {
  const t = useT();
  const raw = partOf(useFieldValue('casco'));
  const brings = casco !== undefined && raw.choice === OWN_POLICY && !isAsDecided(casco, raw);
  return t(brings ? 'cl.do.own' : 'cl.complete');
}

/** Both decisions in one form, and beside them a month of the loan with what stands in it. */
export function Decisions({ claim, casco: sold, life, said, button, summary, told, busy, uploads, useRead }: Props) {
  const t = useT();
  const { loan } = claim;
  const wish = useWish();
  const raw = { casco: partOf(useFieldValue('casco')), life: partOf(useFieldValue('life')) };
  const offers = companiesFor(sold?.options ?? [], wish);
  const picks = {
    casco: pickOf(sold, raw.casco, offers),
    life: pickOf(life, raw.life, life?.options ?? []),
  };
  const declined = isDeclined(life, picks);
  const casco = besideLife(sold, declined);
  const dearer = declined ? life?.termsIfDeclined?.rate : undefined;
  // All figures are of what is asked for, as its rows are.
  const asked = casco && offers.length > 0 ? { ...casco, options: companiesFor(casco.options, wish) } : casco;
  const payment = paymentOf({ claim, casco: asked, life }, picks, t);
  const ways = waysOf({ claim, casco: sold && offers.length > 0 ? { ...sold, options: offers } : sold, life }, picks);
  told.current = ways;
  // One for the whole loan.
  const [lifeTerm, ...otherTerms] = termsOf(life?.options ?? []);
  const renew = asked && renewWords(asked, loan, t);
  return (
    <Columns
      parts="half"
      main={
        <>
          {summary}
          {casco && asked ? (
            <DecisionCard
              title={t('cl.casco')}
              note={t('cl.cascoNote')}
              conditions={casco}
              loan={loan}
              dearer={dearer}
              shown={said?.casco?.premium ?? null}
              busy={busy}
            >
              <CascoFields
                conditions={casco}
                loan={loan}
                dearer={dearer}
                claimId={claim.id}
                uploads={uploads}
                useRead={useRead}
              />
            </DecisionCard>
          ) : (
            <NotNeeded kind="casco" title={t('cl.casco')} />
          )}
          {life ? (
            <DecisionCard
              title={t('cl.life')}
              note={t('cl.lifeNote')}
              term={lifeTerm === undefined || otherTerms.length > 0 ? undefined : months(lifeTerm, t)}
              conditions={life}
              loan={loan}
              shown={said?.life?.premium ?? null}
              ways={ways}
              busy={busy}
            >
              <LifeFields conditions={life} loan={loan} ways={ways} />
            </DecisionCard>
          ) : (
            <NotNeeded kind="life" title={t('cl.life')} />
          )}
        </>
      }
      aside={
        <>
          <SoFar payment={payment}>
            {renew && <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{renew}</p>}
            {casco?.ownPolicy?.state === 'checking' && text(raw.casco.choice) === OWN_POLICY && (
              <p className={css({ textStyle: 'body.sm' })}>{t('cl.missingChecking')}</p>
            )}
          </SoFar>
          <PaymentBar payment={payment} />
          {button}
          <InsuredFacts claim={claim} life={life} />
        </>
      }
    />
  );
}
