import type { ReactNode } from 'react';
import { css, cx } from '@styled/css';
import { arranged, drawn, policyCard } from '@styled/recipes';
import { stack } from '@styled/patterns';
import type { Claim } from '../../../../../openapi/index.ts';
import type { IsoDate } from '../../../../../schemas/facts/date.ts';
import { nextDue } from '../../../../../schemas/facts/loan.ts';
import type { Approved } from '../../../../blocks/banks/answer-kinds.ts';
import { monthInAllText } from '../../../../blocks/banks/cost-text.ts';
import { offerSchedule } from '../../../../blocks/banks/offer-cost.ts';
import { CarPicture } from '../../../../blocks/claim/car-picture.tsx';
import { historyOf } from '../../../../blocks/claim/timeline.ts';
import { Columns } from '../../../../blocks/columns.tsx';
import { PolicyDays } from '../../../../blocks/insurance/policy-parts.tsx';
import { CompanyName } from '../../../../blocks/marks/company-name.tsx';
import { ReturnMain } from '../../../../blocks/return-main.tsx';
import type { HostActions } from '../../../../blocks/props.ts';
import { dmy, isoDayKz, money } from '../../../../i18n/format.ts';
import { useT } from '../../../../i18n/index.ts';

const small = css({ textStyle: 'body.sm', color: 'fg.muted' });
const amount = css({ textStyle: 'amount.lg', fontSize: 'min(1.5rem, 6.2vw)' });

interface Props {
  screen: string;
  title: string;
  /** What the claim says that has happened: its day stands below the title. */
  what: 'signed' | 'issued';
  text?: string;
  /** Undefined: not known yet. */
  claim: Claim | undefined;
  /** What was signed, as its bank told it; nothing while it is not known. */
  offer: Approved | null | undefined;
  today: IsoDate;
  host: HostActions;
  /** The way back. */
  back: ReactNode;
  /** On the card: what can be done with it. */
  ways?: ReactNode;
  /** Right below: what is to be done next, or what its owner asks. */
  children?: ReactNode;
  /** What it was that ended well: beside it, or below where there is no room. */
  proof?: ReactNode;
}

/** A loan as a thing to hold: who lends, what has happened and when, for which car, what is paid next. Survives being opened again. */
export function LoanDone({ screen, title, what, text, claim, offer, today, host, back, ways, children, proof }: Props) {
  const t = useT();
  const classes = policyCard();
  const at = claim && historyOf(claim).find(({ alias }) => alias === what)?.at;
  const number = claim && t('b.claimNumber', { number: claim.number });
  return (
    <div data-screen={screen} className={arranged({ as: 'level' })}>
      {back}
      <Columns
        parts="half"
        main={
          <>
            <article className={cx(classes.root, arranged({ as: 'lent' }))}>
              <div className={classes.cap}>
                {claim?.bank ? (
                  <CompanyName company={claim.bank} kind="lender">
                    <p className={classes.insurer}>
                      <strong>{claim.bank.name}</strong>
                      {number}
                    </p>
                  </CompanyName>
                ) : (
                  number && <p>{number}</p>
                )}
                <h1 tabIndex={-1} className={classes.title}>
                  {title}
                </h1>
                {at && <PolicyDays state="active" days={dmy(isoDayKz(Date.parse(at)))} look={drawn()} />}
              </div>
              {claim && <Car claim={claim} sum={offer?.approved.amount ?? claim.creditAmount} />}
              {(offer || text || ways) && (
                <>
                  {claim && <hr />}
                  <div className={classes.body}>
                    {offer && <Due offer={offer} today={today} />}
                    {text && <p>{text}</p>}
                    {ways && <div className={stack({ gap: '8' })}>{ways}</div>}
                  </div>
                </>
              )}
            </article>
            {children}
            <ReturnMain host={host} />
          </>
        }
        aside={proof}
      />
    </div>
  );
}

/** What was bought, and for how much money of the bank. */
function Car({ claim, sum }: { claim: Claim; sum: number }) {
  const t = useT();
  const classes = policyCard();
  return (
    <div className={classes.body}>
      <CarPicture>
        <p className={classes.car}>
          {[claim.product.carName, claim.product.carProductionYear].filter(Boolean).join(', ')}
        </p>
        <p className={small}>{t('b.amount')}</p>
        <p className={css({ textStyle: 'amount.md' })}>{money(sum)}</p>
      </CarPicture>
    </div>
  );
}

/** The next payment: when, how much, and what a month takes in all. */
function Due({ offer, today }: { offer: Approved; today: IsoDate }) {
  const t = useT();
  const next = nextDue(offerSchedule(offer), today);
  const inAll = monthInAllText(offer.approved, t);
  if (!next) return null;
  return (
    <div className={stack({ gap: '8' })}>
      <dl className={cx(arranged({ as: 'figures' }), arranged({ as: 'sums' }))}>
        <div>
          <dt className={small}>{t(next.number === 1 ? 'b.firstPayment' : 'b.nextPayment')}</dt>
          <dd className={amount}>{dmy(next.date)}</dd>
        </div>
        <div>
          <dt className={small}>{t('b.payment')}</dt>
          <dd className={amount}>{money(next.payment)}</dd>
        </div>
      </dl>
      {inAll && <p className={small}>{inAll}</p>}
    </div>
  );
}
