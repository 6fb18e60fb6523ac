import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { flex, stack } from '@styled/patterns';
import { carCard, skeleton } from '@styled/recipes';
import type { Claim } from '../../../openapi/index.ts';
import { standingOf } from '../../../machines/kit/standing.ts';
import { claimProgress } from '../../../machines/products/shared/claim.progress.ts';
import { dmy, money, months, percent, phone } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { OuterLink } from '../../ui/link.tsx';
import { StatusTag, SummaryList, type SummaryRow } from '../../ui/parts/records.tsx';
import { personName } from './person-name.ts';
import { isTurnOf, turnText } from '../standing.ts';
import { statusOf, toneOf } from './status-words.ts';
import { isGivenUp, isSignedClaim } from './status.ts';
import { useCarName } from './car-name.ts';

const small = css({ textStyle: 'body.sm', color: 'fg.muted' });
/** The reader's own turn, as lists say it. */
const mine = css({ textStyle: 'body.sm', color: 'fg' });
const figures = flex({ wrap: 'wrap', columnGap: '32', rowGap: '8' });

/** In place of a payment that is still read, as high as it: the buttons below stay where they are. */
export function AwaitedPayment({
  label,
  look,
  below = false,
}: {
  label: string;
  /** Of the figure. */
  look: string;
  /** A line stands below the figure. */
  below?: boolean;
}) {
  return (
    <div className={carCard().awaited}>
      <p className={small}>{label}</p>
      <p className={look} aria-hidden="true">
        <span className={skeleton()} />
      </p>
      {below && <p className={small} />}
    </div>
  );
}

/** What was signed: tenge, the day of the first payment, 'YYYY-MM-DD', and in words what a month takes in all, where that is more. */
export interface Taken {
  readonly sum: number;
  readonly monthly: number;
  readonly first: string | undefined;
  readonly inAll?: string | null;
}

interface Stands {
  claim: Claim;
  /** The reader is the client. */
  own: boolean;
}

/** How it stands for its reader: status, and whose move it is; null: nobody's. */
const useStanding = ({ claim, own }: Stands) => {
  const t = useT();
  const reader = own ? 'customer' : 'desk';
  const standing = standingOf(claimProgress, { claim });
  return {
    status: statusOf(claim, reader, t),
    tone: toneOf(claim, standing, reader),
    turn: turnText(reader, standing, t),
    isOurs: isTurnOf(reader, standing),
  };
};

/** Its status, and whose move it is. */
function ClaimStanding(of: Stands) {
  const { status, tone, turn, isOurs } = useStanding(of);
  return (
    <div className={carCard().stands}>
      <StatusTag tone={tone}>{status}</StatusTag>
      {turn && <span className={isOurs ? mine : small}>{turn}</span>}
    </div>
  );
}

interface HeadProps {
  claim: Claim;
  taken?: Taken | undefined;
  /** It is still read. */
  soon?: boolean;
  /** Before the banks are asked: what a month would cost, beside the sum. */
  expected?: ReactNode;
}

/** Above what is to be done now: whose turn it is, first of all, and the status that it has come to. Of a deal that is the first contract's: the second is what its customer reads about. */
export function ClaimTurn(of: Stands) {
  const classes = carCard();
  const { status, tone, turn, isOurs } = useStanding(of);
  // A desk sees each status in the colour that it has in the list.
  if (turn === null || (!of.own && !isOurs))
    return (
      <div className={classes.turns}>
        <StatusTag tone={tone}>{status}</StatusTag>
        {turn !== null && <span className={small}>{turn}</span>}
      </div>
    );
  return (
    <div className={classes.turns}>
      {isOurs ? <span className={classes.turn}>{turn}</span> : <StatusTag tone="pending">{turn}</StatusTag>}
      {!(of.own && isSignedClaim(of.claim)) && <span className={small}>{status}</span>}
    </div>
  );
}

/** Status, whose move it is, and the sum; the payment too, signed or expected: what is asked first of a claim. */
export function ClaimHead({ own, ...of }: HeadProps & Stands) {
  return (
    <div className={stack({ gap: '16' })}>
      <ClaimStanding claim={of.claim} own={own} />
      <ClaimFigures {...of} />
    </div>
  );
}

/** The sum, and the payment, signed or expected. */
export function ClaimFigures({ claim, taken, soon = false, expected }: HeadProps) {
  const t = useT();
  const classes = carCard();
  // What nobody lends any more is smaller than what is lent; beside an estimate the sum is as large as that.
  const amount =
    taken || soon || isGivenUp(claim) ? classes.paired : expected ? classes.expected : css({ textStyle: 'amount.lg' });
  return (
    <div className={stack({ gap: '8' })}>
      <div className={figures}>
        <div>
          <p className={small}>{t('loan.sum')}</p>
          <p className={amount}>{money(taken?.sum ?? claim.creditAmount)}</p>
        </div>
        {taken && (
          <div>
            <p className={small}>{t('detail.monthly')}</p>
            <p className={amount}>{money(taken.monthly)}</p>
            {taken.first && <p className={small}>{t('detail.firstPayment', { date: dmy(taken.first) })}</p>}
          </div>
        )}
        {soon && <AwaitedPayment label={t('detail.monthly')} look={amount} below />}
        {expected}
      </div>
      {taken?.inAll && <p className={small}>{taken.inAll}</p>}
    </div>
  );
}

/** Car and terms as they stand on the server; `bank`: whose they are, once it is chosen, with the yearly rate that was signed; `sum`: the loan is not told beside them. */
export function ClaimTerms({
  claim,
  bank = false,
  sum = false,
  gesv,
  more = [],
}: {
  claim: Claim;
  bank?: boolean;
  sum?: boolean;
  gesv?: number | undefined;
  more?: readonly SummaryRow[] | undefined;
}) {
  const t = useT();
  const carName = useCarName();
  const { product } = claim;
  const rows: SummaryRow[] = [
    ...(bank && claim.bank ? [{ label: t('detail.bank'), value: claim.bank.name }] : []),
    ...(gesv === undefined ? [] : [{ label: t('loan.gesv'), value: percent(gesv) }]),
    { label: t('intro.car'), value: carName(product) },
    { label: t('car.price'), value: money(product.carPrice) },
    ...(product.carDiscount > 0 ? [{ label: t('detail.discount'), value: money(product.carDiscount) }] : []),
    ...(sum ? [{ label: t('loan.sum'), value: money(claim.creditAmount) }] : []),
    {
      label: t('detail.fee'),
      value: t('detail.feeValue', { sum: money(claim.initialFee), p: percent(claim.initialFeePercent) }),
    },
    { label: t('loan.termOnly'), value: months(claim.term, t) },
    { label: t('loan.payment'), value: t(`loan.${product.paymentType}`) },
    ...more,
  ];
  return <SummaryList rows={rows} />;
}

/** Who takes part. `phoned`: the borrower's number stands elsewhere on the page. */
export function ClaimParties({ claim, phoned = false }: { claim: Claim; phoned?: boolean }) {
  const t = useT();
  const { borrower, seller, bank } = claim;
  const rows: SummaryRow[] = [
    {
      label: t('detail.borrower'),
      value: phoned ? personName(borrower) : `${personName(borrower)}\n${phone(claim.customerPhone)}`,
    },
  ];
  if (seller)
    rows.push({
      label: t('detail.seller'),
      value: (
        <span data-lines>
          {seller.name}
          {'\n'}
          <OuterLink href={`tel:+${seller.phone}`}>{phone(seller.phone)}</OuterLink>
        </span>
      ),
    });
  if (bank) rows.push({ label: t('detail.bank'), value: bank.name });
  return <SummaryList rows={rows} />;
}
