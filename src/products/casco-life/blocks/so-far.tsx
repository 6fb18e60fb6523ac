import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { isDecided } from '../../../../machines/products/casco-life/conditions.ts';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { money, percent } from '../../../i18n/format.ts';
import { useT, type Translate } from '../../../i18n/index.ts';
import { Card, SummaryList } from '../../../ui/index.ts';
import { choiceLine, pocketsOf } from './words.ts';

const small = css({ textStyle: 'body.sm', color: 'fg.muted' });

/** What is decided about one insurance: its price, or what is done instead. */
const decidedWords = (conditions: CascoLifeConditions, t: Translate): string => {
  const { chosen, ownPolicy } = conditions;
  if (ownPolicy?.state === 'checking') return t('cl.soFar.checking');
  if (!isDecided(conditions)) return t('cl.soFar.open');
  if (chosen?.decision === 'insure' && chosen.premium !== null) return money(chosen.premium);
  return choiceLine(chosen, t);
};

/**
 * The loan with its insurance, as far as it is built: the decisions, and the payment. A bank that says it while the choice is
 * made tells it with what is chosen; of another it is the one that the prices come on top of, and this says where the new one will stand.
 */
export function SoFar({
  claim: { loan, paymentSoFar = null },
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
  /** The way on, or what it still waits for. */
  children: ReactNode;
}) {
  const t = useT();
  const declined = life?.chosen?.decision === 'decline' && isDecided(life);
  const isIn = pocketsOf([casco?.chosen, life?.chosen]).has('financed');
  const terms = (declined ? life.termsIfDeclined : null) ?? loan;
  const payment = money(paymentSoFar ?? terms.monthlyPayment);
  const name = t(isIn && paymentSoFar !== null ? 'cl.soFar.paymentWith' : 'cl.soFar.payment');
  // Of an undecided life the rate is the one that was offered with it.
  const rate = t('cl.soFar.rate', { r: percent(terms.rate) });
  const note =
    paymentSoFar !== null
      ? open
        ? 'cl.soFar.noteKnown'
        : null
      : open
        ? 'cl.soFar.note'
        : isIn
          ? 'cl.soFar.noteIn'
          : null;
  return (
    <Card as="section" aria-labelledby="so-far">
      <div className={stack({ gap: '8' })}>
        <h2 id="so-far" className={css({ textStyle: 'h3' })}>
          {open ? t('cl.soFar') : name}
        </h2>
        {open ? (
          <SummaryList
            rows={[
              ...(casco ? [{ label: t('cl.casco'), value: decidedWords(casco, t) }] : []),
              ...(life ? [{ label: t('cl.life'), value: decidedWords(life, t) }] : []),
              { label: name, value: `${payment}\n${rate}` },
            ]}
          />
        ) : (
          <div>
            <p className={css({ textStyle: 'amount.lg' })}>{payment}</p>
            <p className={small}>{rate}</p>
          </div>
        )}
        {note && <p className={small}>{t(note)}</p>}
        {children}
      </div>
    </Card>
  );
}
