import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { arranged } from '@styled/recipes';
import { useT } from '../../../../i18n/index.ts';
import type { Claim } from '../../../../../openapi/index.ts';
import { dmy, money } from '../../../../i18n/format.ts';
import type { Approved } from '../../../../blocks/banks/answer-kinds.ts';
import { monthInAllText } from '../../../../blocks/banks/cost-text.ts';
import { offerSchedule } from '../../../../blocks/banks/offer-cost.ts';
import type { HostActions } from '../../../../blocks/props.ts';
import { Notice } from '../../../../ui/index.ts';
import { DoneSum } from '../../../../blocks/done-sum.tsx';
import { NowPanel } from '../../../../blocks/claim/now-panel.tsx';
import { Columns } from '../../../../blocks/columns.tsx';
import { ReturnMain } from '../../../../blocks/return-main.tsx';

/** A good end: what happened, the number, what comes next. Survives being opened again. */
export function DoneNotice({
  screen,
  title,
  text,
  claim,
  offer,
  host,
  next,
  back,
  children,
  below,
  proof,
}: {
  screen: string;
  title: string;
  text?: string;
  /** Undefined: not known yet. */
  claim: Claim | undefined;
  /** What was signed, as its bank told it; nothing while it is not known. */
  offer: Approved | null | undefined;
  host: HostActions;
  /** What is to be done next, above the way to it; null: nothing. */
  next?: string | null | undefined;
  /** Above it: the way back, where the way on leads to the same page. */
  back?: ReactNode;
  children: ReactNode;
  /** What its owner asks next: right below, where the papers stand beside. */
  below?: ReactNode;
  /** What it was that ended well: beside it, or below where there is no room. */
  proof?: ReactNode;
}) {
  const t = useT();
  const first = offer ? offerSchedule(offer)[0] : undefined;
  const about = claim && (
    <p key="about" className={css({ pt: '8', textStyle: 'body.sm' })}>
      {[[claim.product.carName, claim.product.carProductionYear].filter(Boolean).join(', '), claim.bank?.name]
        .filter(Boolean)
        .join(' · ')}
      <br />
      {t('b.claimNumber', { number: claim.number })}
    </p>
  );
  const done = (
    <Notice level="h1" tone="success" icon="check" title={title} text={[text && <p key="text">{text}</p>, about]}>
      {claim && (
        <>
          <DoneSum label={t('b.amount')} sum={offer?.approved.amount ?? claim.creditAmount} />
          {offer && first && (
            <div className={css({ pb: '16' })}>
              <p>{t('b.doneMonthly', { sum: money(offer.approved.monthlyPayment), date: dmy(first.date) })}</p>
              <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{monthInAllText(offer.approved, t)}</p>
            </div>
          )}
        </>
      )}
      <NowPanel text={next ?? null}>{children}</NowPanel>
      <ReturnMain host={host} />
    </Notice>
  );
  return (
    <div data-screen={screen} className={proof ? arranged({ as: 'level' }) : undefined}>
      {back}
      {proof ? (
        <Columns
          parts="half"
          main={
            <>
              {done}
              {below}
            </>
          }
          aside={proof}
        />
      ) : (
        done
      )}
    </div>
  );
}
