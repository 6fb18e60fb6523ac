import type { ReactNode } from 'react';
import { stack } from '@styled/patterns';
import { arranged, carCard, estimate } from '@styled/recipes';
import { loanOf } from './blocks/purchase.ts';
import { MonthBar } from './blocks/month-bar.tsx';
import { Whose } from './blocks/whose.tsx';
import { Back } from '../../blocks/claim/back.tsx';
import { BankMonths, MonthHead } from '../../blocks/claim/bank-months.tsx';
import { countedOf, refusesYet, refusingLast } from '../../blocks/claim/counted.ts';
import { type BankMonth, monthsOf } from '../../blocks/claim/months-of.ts';
import { monthsText } from '../../blocks/claim/months-words.ts';
import { personName } from '../../blocks/claim/person-name.ts';
import { provesIncome as isProven, wantedOf } from '../../blocks/claim/lenders.ts';
import { offersOf } from '../../blocks/claim/offers.ts';
import { isClient, isGivenUp } from '../../blocks/claim/status.ts';
import { useCarName } from '../../blocks/claim/car-name.ts';
import { TermsChange, type TermChange } from '../../blocks/banks/terms-change.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { priceOf } from '../../../schemas/shared/lending.ts';
import { sameTerms } from '../../../schemas/shared/create-claim.ts';
import { shareOf } from '../../../schemas/facts/money.ts';
import { money, months, percent } from '../../i18n/format.ts';
import { useT, type Translate } from '../../i18n/index.ts';
import {
  Banner,
  Button,
  Card,
  Fold,
  LinkButton,
  Page,
  Skeleton,
  SummaryList,
  type SummaryRow,
} from '../../ui/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import type { Claim } from '../../../openapi/index.ts';
import type { TermsValues } from '../../../schemas/shared/terms.form.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** A part of what is sent, and the way to change it. */
function Part({
  title,
  change,
  busy,
  event,
  onChange,
  children,
}: {
  title: string;
  change: string;
  busy: boolean;
  event?: string;
  onChange: () => void;
  children: ReactNode;
}) {
  return (
    <Card as="section">
      <div className={arranged({ as: 'titled' })}>
        <h2>{title}</h2>
        <button
          type="button"
          className={carCard().change}
          data-event={event}
          aria-label={`${change}: ${title}`}
          aria-disabled={busy || undefined}
          onClick={() => !busy && onChange()}
        >
          {change}
        </button>
      </div>
      {children}
    </Card>
  );
}

/** What will happen: the same application to the banks, or a new one in its place. */
export default function ApplyReview({
  screen,
  send,
  busy,
  context,
  facts,
  profile,
  useRead,
}: ScreenProps<'apply-review'>) {
  const t = useT();
  const classes = estimate();
  const wide = useWide();
  const carName = useCarName();
  const list = useRead('listBanks', {});
  const { claim } = context.responses;
  const { SUBMIT_TERMS: terms, CHOOSE_BANKS: choice } = context.answers;
  const loan = claim && terms ? loanOf(claim, terms, facts.today) : null;
  const banks = list.data ?? [];
  const provesIncome = terms?.provesIncome !== false;
  const lending =
    loan && terms ? refusingLast(monthsOf(offersOf(banks, loan).lending, loan, terms, banks), provesIncome) : [];
  // What they would cost a month, of the banks that are meant.
  const meant = lending.filter(({ bank }) => choice === undefined || choice.banks[bank.alias] === true);
  // What lends no more stays, for it was chosen.
  const also = banks.filter(
    ({ alias }) => choice?.banks[alias] === true && !meant.some(({ bank }) => bank.alias === alias),
  );
  const back = <Back onBack={() => send({ type: 'BACK' })} busy={busy} />;
  if (claim === undefined || terms === undefined)
    return (
      <Page screen={screen} title={t('apply.review.title')} above={back}>
        <Skeleton />
      </Page>
    );
  const isOver = isGivenUp(claim);
  const changes = !sameTerms(claim, terms);
  const replaced = changes || isOver;
  const was = wantedOf(claim, facts.today);
  const before = changes
    ? monthsOf(countedOf(offersOf(banks, was).lending, isProven(claim)), was, claim.product, banks)
    : [];
  const rows: readonly TermRow[] = [
    ...(before.length > 0 && meant.length > 0
      ? [{ label: t('apply.review.inAll'), before: monthsText(before, t), after: monthsText(meant, t) }]
      : []),
    ...termsRows(claim, terms, { meant, lending }, t),
  ];
  const changed = rows.filter(({ before: now, after }) => now !== after);
  const kept = rows.filter((row) => !changed.includes(row));
  const follows = changed.flatMap(({ below }) => below ?? []);
  const closes = replaced && !isOver;
  const hasBanks = choice !== undefined && banks.length > 0;
  const apply = (
    <Button full event="APPLY" busy={busy} onClick={() => send({ type: 'APPLY' })}>
      {closes
        ? t('apply.review.closeAndSend', { number: claim.number })
        : t(choice ? 'apply.review.send' : 'apply.review.create')}
    </Button>
  );
  return (
    <Page
      screen={screen}
      title={t('apply.review.title')}
      lead={
        <Whose claim={claim} profile={profile}>
          {isClient(profile)
            ? [personName(claim.borrower), carName(claim.product)].join(' · ')
            : carName(claim.product)}
        </Whose>
      }
      above={back}
    >
      {replaced && (
        <Banner tone={closes ? 'warning' : 'info'}>
          <p>
            {t(closes ? 'apply.review.closes' : 'apply.review.replaces', { number: claim.number })}
            {closes && ` ${lostText(claim, t)}`}
          </p>
        </Banner>
      )}
      <Columns
        main={
          <>
            <Part
              title={t('apply.review.terms')}
              change={t('apply.review.change')}
              busy={busy}
              event="EDIT_TERMS"
              onChange={() => send({ type: 'EDIT_TERMS' })}
            >
              {changed.length === 0 ? (
                <SummaryList rows={kept.flatMap(rowsOf)} />
              ) : (
                <>
                  <div className={arranged({ as: 'rows' })}>
                    <TermsChange rows={changed} />
                  </div>
                  {follows.length > 0 && <SummaryList rows={follows} />}
                  {kept.length > 0 && (
                    <Fold title={t('apply.review.kept')}>
                      <SummaryList rows={kept.flatMap(rowsOf)} />
                    </Fold>
                  )}
                </>
              )}
            </Part>
            {hasBanks && (
              <Part
                title={t('apply.review.banks')}
                change={t('apply.review.change')}
                busy={busy}
                onChange={() => send({ type: 'BACK' })}
              >
                <BankMonths of={meant} provesIncome={provesIncome} also={also} />
              </Part>
            )}
          </>
        }
        aside={
          <section
            className={wide || !hasBanks ? classes.panel : stack({ gap: '16' })}
            aria-label={t('c2c.terms.estimate')}
          >
            {/* On a phone the bar has it, and what it consists of stands at each bank. */}
            {loan && meant.length > 0 && (wide || !hasBanks) && <MonthHead of={meant} loan={loan} />}
            {choice && replaced && (
              <p>{t(isClient(profile) ? 'apply.review.confirms' : 'apply.review.confirmsAtDesk')}</p>
            )}
            {wide && apply}
            {closes && (
              <LinkButton to="claim-detail" params={{ id: claim.id }} tone="secondary" full>
                {t('apply.review.keep', { number: claim.number })}
              </LinkButton>
            )}
          </section>
        }
      />
      {wide || <MonthBar of={meant}>{apply}</MonthBar>}
    </Page>
  );
}

/** What the banks have said of the one that closes goes with it, and what they are asked. */
const lostText = ({ bankAnswers }: Claim, t: Translate): string => {
  const { approved = 0, asking = 0, rejected = 0, pending = 0 } = bankAnswers ?? {};
  const answers =
    approved > 0
      ? t('apply.review.losesApprovals', { n: approved })
      : t(asking + rejected > 0 ? 'apply.review.losesAnswers' : 'apply.review.losesNothing');
  return pending > 0 ? `${answers} ${t('apply.review.losesRequests', { n: pending })}` : answers;
};

interface TermRow extends TermChange {
  /** What stays as it was, where more is to be said of it than beside what was. */
  readonly said?: string | undefined;
  /** What the banks make of it. */
  readonly below?: SummaryRow | undefined;
}

/** What stays as it was, in one column. */
const rowsOf = ({ label, after, said, below }: TermRow): SummaryRow[] =>
  said === undefined ? [{ label, value: after }, ...(below ? [below] : [])] : [{ label, value: said }];

/** What nobody has ticked, and a bank that is meant demands. */
const demandedText = (terms: TermsValues, meant: readonly BankMonth[], t: Translate): string =>
  [
    !terms.cascoInsurance && meant.some(({ bank }) => bank.terms.cascoRequired) && t('c2c.terms.casco'),
    !terms.gpsTracker && meant.some(({ bank }) => bank.terms.gpsRequired) && t('c2c.terms.gps'),
  ]
    .filter(Boolean)
    .join(', ');

/** New terms, and what they were. `lending`: who would lend on the new ones, of whom some are meant. */
const termsRows = (
  claim: Claim,
  terms: TermsValues,
  { meant, lending }: Readonly<Record<'meant' | 'lending', readonly BankMonth[]>>,
  t: Translate,
): TermRow[] => {
  const { product } = claim;
  const price = priceOf(product);
  const fee = (sum: number) => t('detail.feeValue', { sum: money(sum), p: percent(shareOf(sum, price)) });
  const beside = (wanted: Pick<TermsValues, 'cascoInsurance' | 'lifeInsurance' | 'gpsTracker'>) =>
    [
      wanted.cascoInsurance && t('c2c.terms.casco'),
      wanted.lifeInsurance && t('c2c.terms.life'),
      wanted.gpsTracker && t('c2c.terms.gps'),
    ]
      .filter(Boolean)
      .join('\n') || t('apply.review.none');
  const income = (proves: boolean) => t(proves ? 'c2c.terms.withIncome' : 'c2c.terms.withoutIncome');
  const demanded = demandedText(terms, meant, t);
  const isTicked = terms.cascoInsurance || terms.lifeInsurance || terms.gpsTracker;
  const row = (label: string, value: string): SummaryRow | undefined => (value === '' ? undefined : { label, value });
  return [
    { label: t('loan.fee'), before: fee(claim.initialFee), after: fee(terms.initialFee) },
    { label: t('loan.sum'), before: money(price - claim.initialFee), after: money(price - terms.initialFee) },
    { label: t('loan.termOnly'), before: months(claim.term, t), after: months(terms.term, t) },
    { label: t('loan.payment'), before: t(`loan.${product.paymentType}`), after: t(`loan.${terms.paymentType}`) },
    {
      label: t('c2c.terms.insurance'),
      before: beside(product),
      after: beside(terms),
      // "None" beside what the sum above holds would be half of the truth.
      said: isTicked || demanded === '' ? undefined : t('apply.review.onlyDemanded', { what: demanded }),
      below: row(t('apply.review.demanded'), demanded),
    },
    {
      label: t('c2c.terms.income'),
      before: income(isProven({ product })),
      after: income(terms.provesIncome),
      below: row(
        t('apply.review.refuse'),
        lending
          .filter(({ bank }) => refusesYet(bank, terms.provesIncome))
          .map(({ bank }) => bank.name)
          .join('\n'),
      ),
    },
  ];
};
