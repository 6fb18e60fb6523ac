import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { isDecided } from '../../../../machines/products/casco-life/conditions.ts';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { money } from '../../../i18n/format.ts';
import { useT, type Translate } from '../../../i18n/index.ts';
import { Card, SummaryList } from '../../../ui/index.ts';
import { choiceLine, pocketsOf } from './words.ts';

/** What is decided about one insurance: its price, or what is done instead. */
const decidedWords = (conditions: CascoLifeConditions, t: Translate): string => {
  const { chosen, ownPolicy } = conditions;
  if (ownPolicy?.state === 'checking') return t('cl.soFar.checking');
  if (!isDecided(conditions)) return t('cl.soFar.open');
  if (chosen?.decision === 'insure' && chosen.premium !== null) return money(chosen.premium);
  return choiceLine(chosen, t);
};

/**
 * The loan with its insurance, as far as it is built: the decisions, and the payment that their prices come on top of. The
 * bank counts the new one when the agreement is made; before that nobody here knows it, and this says where it will stand.
 */
export function SoFar({
  claim: { loan },
  casco,
  life,
  open,
  children,
}: {
  claim: CascoLifeClaim;
  casco: CascoLifeConditions | undefined;
  life: CascoLifeConditions | undefined;
  /** Something is left to decide: once nothing is, the cards of both say what was. */
  open: boolean;
  /** The way on, as long as it only says what is missing. */
  children: ReactNode;
}) {
  const t = useT();
  const declined = life?.chosen?.decision === 'decline' && isDecided(life);
  const paid = pocketsOf([casco?.chosen, life?.chosen]);
  const note = open ? 'cl.soFar.note' : paid.has('financed') ? 'cl.soFar.noteIn' : 'cl.soFar.noteOut';
  const { monthlyPayment } = (declined ? life.termsIfDeclined : null) ?? loan;
  return (
    <Card as="section" aria-labelledby="so-far">
      <div className={stack({ gap: '8' })}>
        <h2 id="so-far" className={css({ textStyle: 'h3' })}>
          {t(open ? 'cl.soFar' : 'cl.soFar.loan')}
        </h2>
        <SummaryList
          rows={[
            ...(open && casco ? [{ label: t('cl.casco'), value: decidedWords(casco, t) }] : []),
            ...(open && life ? [{ label: t('cl.life'), value: decidedWords(life, t) }] : []),
            { label: t('cl.soFar.payment'), value: money(monthlyPayment) },
          ]}
        />
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t(note)}</p>
        {open && children}
      </div>
    </Card>
  );
}
