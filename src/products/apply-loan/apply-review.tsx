import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged, carCard, estimate } from '@styled/recipes';
import { conditionsOf, refusesYet } from './blocks/conditions.ts';
import { Demands } from './blocks/demands.tsx';
import { loanOf } from './blocks/purchase.ts';
import { Back } from '../../blocks/claim/back.tsx';
import { personName } from '../../blocks/claim/person-name.ts';
import { loanText, rangeText } from '../../blocks/claim/estimate-range.tsx';
import { wantedOf } from '../../blocks/claim/lenders.ts';
import { offersOf } from '../../blocks/claim/offers.ts';
import { isGivenUp } from '../../blocks/claim/status.ts';
import { useCarName } from '../../blocks/claim/car-name.ts';
import { TermsChange, type TermChange } from '../../blocks/banks/terms-change.tsx';
import { CompanyMark } from '../../blocks/marks/company-name.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { sorted } from '../../../schemas/facts/sorted.ts';
import { priceOf } from '../../../schemas/shared/lending.ts';
import { sameTerms } from '../../../schemas/shared/create-claim.ts';
import { shareOf } from '../../../schemas/facts/money.ts';
import { money, months, percent } from '../../i18n/format.ts';
import { useT, type Translate } from '../../i18n/index.ts';
import { Banner, Button, Card, Page, Skeleton, SummaryList } from '../../ui/index.ts';
import type { Claim } from '../../../openapi/index.ts';
import type { TermsValues } from '../../../schemas/shared/terms.form.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** From where its name stands: what it asks for takes lines. */
const top = css({ alignItems: 'flex-start' });
const note = css({ display: 'block', textStyle: 'body.sm', color: 'fg.muted' });

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
export default function ApplyReview({ screen, send, busy, context, facts, useRead }: ScreenProps<'apply-review'>) {
  const t = useT();
  const classes = estimate();
  const carName = useCarName();
  const list = useRead('listBanks', {});
  const { claim } = context.responses;
  const { SUBMIT_TERMS: terms, CHOOSE_BANKS: choice } = context.answers;
  const loan = claim && terms ? loanOf(claim, terms, facts.today) : null;
  const lending = list.data && loan ? offersOf(list.data, loan).lending : [];
  const wanted = { terms, price: claim ? priceOf(claim.product) : 0 };
  // What they would cost a month, of the banks that are meant.
  const meant = lending.filter(({ bank }) => choice === undefined || choice.banks[bank.alias] === true);
  // As they stood where they were chosen: those that ask for no more, then the rest, the lowest payment first; what lends no more
  // stays, for it was chosen.
  const placeOf = (alias: string) => {
    const place = lending.findIndex(({ bank }) => bank.alias === alias);
    return place === -1 ? lending.length : place;
  };
  const chosen = sorted(
    (list.data ?? []).filter(({ alias }) => choice?.banks[alias] === true),
    (a, b) => placeOf(a.alias) - placeOf(b.alias),
  );
  const groups = (
    [
      ['apply.banks.ready', chosen.filter((bank) => conditionsOf(bank, wanted, t).length === 0)],
      [
        'apply.banks.more',
        chosen.filter((bank) => conditionsOf(bank, wanted, t).length > 0 && !refusesYet(bank, terms)),
      ],
      ['apply.banks.refuse', chosen.filter((bank) => refusesYet(bank, terms))],
    ] as const
  ).filter(([, banks]) => banks.length > 0);
  const back = <Back onBack={() => send({ type: 'BACK' })} busy={busy} />;
  if (claim === undefined || terms === undefined)
    return (
      <Page screen={screen} title={t('apply.review.title')} above={back}>
        <Skeleton />
      </Page>
    );
  const rows = termsRows(claim, terms, t);
  const changed = rows.filter(({ before, after }) => before !== after);
  const isOver = isGivenUp(claim);
  const changes = !sameTerms(claim, terms);
  const replaced = changes || isOver;
  const before = changes && list.data ? rangeText(offersOf(list.data, wantedOf(claim, facts.today)).lending, t) : null;
  const closes = replaced && !isOver;
  // The lowest payments are often those of banks that ask for more: the sum that stands first is one that comes without.
  const asksMore = ({ bank }: (typeof meant)[number]) => conditionsOf(bank, wanted, t).length > 0;
  const free = meant.filter((one) => !asksMore(one));
  const more = meant.filter(asksMore);
  const led = free.length > 0 && more.length > 0;
  return (
    <Page
      screen={screen}
      title={t('apply.review.title')}
      lead={[personName(claim.borrower), carName(claim.product)].join(' · ')}
      above={back}
    >
      {replaced && (
        <Banner tone={closes ? 'warning' : 'info'}>
          <p>{t(closes ? 'apply.review.closes' : 'apply.review.replaces', { number: claim.number })}</p>
        </Banner>
      )}
      <Columns
        main={
          <>
            {loan && meant.length > 0 && (
              <section className={classes.panel} aria-label={t('c2c.terms.estimate')}>
                <div className={classes.head}>
                  <p className={classes.caption}>
                    {led ? t('apply.review.monthlyFree') : t('c2c.terms.monthlyAt', { n: meant.length })}
                  </p>
                  <p className={classes.figure} data-range>
                    {rangeText(led ? free : meant, t)}
                  </p>
                  <p className={classes.caption}>{loanText(loan, t)}</p>
                </div>
                {more.length > 0 && (
                  <p className={note}>
                    {led
                      ? t('apply.review.withMore', { n: more.length, range: rangeText(more, t) ?? '' })
                      : t('apply.review.freeNone')}
                  </p>
                )}
                {before !== null && <p className={note}>{t('apply.review.before', { range: before })}</p>}
              </section>
            )}
            <Part
              title={t('apply.review.terms')}
              change={t('apply.review.change')}
              busy={busy}
              event="EDIT_TERMS"
              onChange={() => send({ type: 'EDIT_TERMS' })}
            >
              {changed.length > 0 && (
                <div className={arranged({ as: 'rows' })}>
                  <TermsChange rows={changed} />
                </div>
              )}
              <SummaryList
                rows={rows.filter((row) => !changed.includes(row)).map(({ label, after }) => ({ label, value: after }))}
              />
              {!terms.provesIncome && <p className={note}>{t('c2c.terms.incomeNote')}</p>}
            </Part>
            {choice && chosen.length > 0 && (
              <Part
                title={t('apply.review.banks')}
                change={t('apply.review.change')}
                busy={busy}
                onChange={() => send({ type: 'BACK' })}
              >
                <div className={stack({ gap: '16' })}>
                  {groups.map(([legend, banks]) => (
                    <div key={legend} className={stack({ gap: '8' })}>
                      {groups.length > 1 && <h3 className={css({ textStyle: 'label' })}>{t(legend)}</h3>}
                      <ul className={classes.payments}>
                        {banks.map((bank) => {
                          const offer = lending.find((one) => one.bank.alias === bank.alias);
                          return (
                            <li key={bank.alias} className={top}>
                              <CompanyMark company={bank} kind="lender" />
                              <span>
                                {bank.name}
                                {offer?.gesv != null && (
                                  <small className={note}>{`${t('loan.gesv')} ${percent(offer.gesv)}`}</small>
                                )}
                                <Demands of={conditionsOf(bank, wanted, t)} />
                              </span>
                              {offer && <span>{money(offer.payment)}</span>}
                            </li>
                          );
                        })}
                      </ul>
                    </div>
                  ))}
                </div>
              </Part>
            )}
          </>
        }
        aside={
          <div className={stack({ gap: '16' })}>
            {choice && replaced && <p>{t('apply.review.confirms')}</p>}
            <Button full event="APPLY" busy={busy} onClick={() => send({ type: 'APPLY' })}>
              {t(closes ? 'apply.review.closeAndSend' : choice ? 'apply.review.send' : 'apply.review.create')}
            </Button>
          </div>
        }
      />
    </Page>
  );
}

/** New terms, and what they were. */
const termsRows = (claim: Claim, terms: TermsValues, t: Translate): TermChange[] => {
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
  return [
    { label: t('loan.fee'), before: fee(claim.initialFee), after: fee(terms.initialFee) },
    { label: t('loan.sum'), before: money(price - claim.initialFee), after: money(price - terms.initialFee) },
    { label: t('loan.termOnly'), before: months(claim.term, t), after: months(terms.term, t) },
    { label: t('loan.payment'), before: t(`loan.${product.paymentType}`), after: t(`loan.${terms.paymentType}`) },
    { label: t('c2c.terms.insurance'), before: beside(product), after: beside(terms) },
    {
      label: t('c2c.terms.income'),
      before: income(product.financialAnalysisType === 'with_income'),
      after: income(terms.provesIncome),
    },
  ];
};
