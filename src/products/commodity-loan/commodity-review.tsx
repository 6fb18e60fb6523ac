import { css } from '@styled/css';
import { arranged, chosen } from '@styled/recipes';
import { offerToSign } from '../../../machines/products/commodity-loan/conditions.ts';
import { paidInAll } from '../../../schemas/facts/cost.ts';
import { Back } from '../../blocks/claim/back.tsx';
import { CardSection } from '../../blocks/claim/card-section.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { loanRows } from '../../blocks/cost/loan-rows.ts';
import { CompanyName } from '../../blocks/marks/company-name.tsx';
import { MonthlyPayment } from '../../blocks/banks/monthly-payment.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { WholeCost } from '../../blocks/cost/whole-cost.tsx';
import type { ScreenProps } from '../../blocks/props.ts';
import { dmy, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Card, Page } from '../../ui/index.ts';
import { firstPaymentRows, lastPaymentRow } from './blocks/goods-offer.tsx';
import { Validity } from './blocks/validity.tsx';
import { GoodsSchedule } from './blocks/goods-schedule.tsx';
import { Order } from './blocks/order.tsx';

/** The offer that is signed next, and all it costs; the flow leads nowhere near a signature without it. */
export default function CommodityReview({ screen, context, send, busy, facts }: ScreenProps<'commodity-review'>) {
  const t = useT();
  const isWide = useWide();
  const classes = chosen();
  const { getCommodityClaim: claim, listCommodityOffers: offers } = context.responses;
  const offer = offers?.find(({ id }) => id === offerToSign(context));
  return (
    <Page
      screen={screen}
      title={t('co.review')}
      lead={
        offer && (
          <CompanyName company={offer.bank} kind="lender">
            <div>
              <p className={css({ textStyle: 'body.strong', color: 'fg' })}>{offer.bank.name}</p>
              <Validity offer={offer} />
            </div>
          </CompanyName>
        )
      }
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('co.toOffers')} />}
    >
      <Columns
        parts="half"
        main={
          offer &&
          claim && (
            <>
              <WholeCost
                monthly={offer.monthly}
                payments={offer.months}
                // Nothing is paid beforehand or beside: the loan is the order's sum, all payments are all that is paid; how many, stands above.
                rows={[
                  ...loanRows(
                    {
                      ...offer,
                      sum: null,
                      term: null,
                      totalToPay: null,
                      // In the words of the offers before: an instalment is no credit.
                      overpayment: null,
                      first: firstPaymentRows(offer, t)[0],
                      last: lastPaymentRow(offer, { total: claim.total, today: facts.today, t }),
                    },
                    t,
                  ),
                  { label: t('co.over'), value: offer.overpayment === 0 ? t('co.noOver') : money(offer.overpayment) },
                ]}
                total={paidInAll({ initialFee: 0, totalToPay: offer.total, months: offer.months, beside: [] })}
                note={t('co.costNote')}
              />
              {/* Where all payments are alike there is no picture of them: one fold, by one name, on a phone with the order. */}
              {offer.overpayment === 0 ? (
                <div className={arranged({ as: 'folds' })}>
                  <Card>
                    <GoodsSchedule offer={offer} total={claim.total} today={facts.today} />
                  </Card>
                  {!isWide && <Order claim={claim} folds />}
                </div>
              ) : (
                <>
                  <CardSection title={t('b.schedule')}>
                    <GoodsSchedule offer={offer} total={claim.total} today={facts.today} shown />
                  </CardSection>
                  {!isWide && <Order claim={claim} folds />}
                </>
              )}
            </>
          )
        }
        aside={
          <>
            {/* In sight at the foot of a phone, as the step before has it. */}
            {offer && claim && (
              <section data-foot className={classes.bar} aria-label={t('co.chosen', { bank: offer.bank.name })}>
                <div className={classes.about}>
                  {isWide ? (
                    // The payment stands beside and in the button.
                    <div>
                      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('co.toPay')}</p>
                      <p className={css({ textStyle: 'amount.lg' })}>{money(offer.total)}</p>
                      {offer.firstPaymentDate != null && (
                        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
                          {t('co.firstOn', { date: dmy(offer.firstPaymentDate) })}
                        </p>
                      )}
                    </div>
                  ) : (
                    <>
                      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{offer.bank.name}</p>
                      <MonthlyPayment sum={offer.monthly} />
                    </>
                  )}
                </div>
                <Button full busy={busy} event="SIGN" onClick={() => send({ type: 'SIGN' })}>
                  {t('co.reviewGo', { sum: money(offer.monthly) })}
                </Button>
                <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('co.reviewLead')}</p>
              </section>
            )}
            {claim && isWide && <Order claim={claim} />}
          </>
        }
      />
    </Page>
  );
}
