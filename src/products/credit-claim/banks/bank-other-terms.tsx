import { css, cx } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged, estimate } from '@styled/recipes';
import { isApproved } from '../../../blocks/banks/answer-kinds.ts';
import { TermsChange } from '../../../blocks/banks/terms-change.tsx';
import { Back } from '../../../blocks/claim/back.tsx';
import { Columns } from '../../../blocks/columns.tsx';
import { useAdvice } from '../../../blocks/banks/other-terms.ts';
import { money, months, percent } from '../../../i18n/format.ts';
import { roughly } from '../../../i18n/rough.ts';
import { costName, inTermText } from '../../../blocks/banks/cost-text.ts';
import { besideByKind, inAll, monthInAll } from '../../../blocks/banks/offer-cost.ts';
import { proposedCost } from '../blocks/banks/proposed-cost.ts';
import { tradeText, tradeWords } from '../blocks/banks/trade.ts';
import { priceOf } from '../../../../schemas/shared/lending.ts';
import type { TextId } from '../../../../locales/ids.ts';
import { useT, type Translate } from '../../../i18n/index.ts';
import { Banner, Button, Card, Page } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

type Beside = readonly { readonly kind: string; readonly sum: number }[];
const FREE: Readonly<Record<string, TextId>> = { casco: 'b.free.casco', life: 'b.free.life', gps: 'b.free.gps' };
/** What is paid beside a loan in the whole term, and what of the other one's it is without: totals are not alike then. */
const besideWords = (costs: Beside, other: Beside, term: number, t: Translate): string =>
  [
    ...costs.map(({ kind, sum }) => inTermText(`${costName(kind, t)} ${money(sum)}`, kind, term, t)),
    ...other.flatMap(({ kind }) =>
      FREE[kind] === undefined || costs.some((one) => one.kind === kind) ? [] : [t(FREE[kind])],
    ),
  ].join('\n') || t('b.besideNone');

/** Other terms mean another application: what changes, and what is lost with this one. */
export default function BankOtherTerms({
  screen,
  context,
  send,
  busy,
  facts,
  useRead,
}: ScreenProps<'bank-other-terms'>) {
  const t = useT();
  const { claim, listIntegrations: answers } = context.responses;
  const wanted = context.answers.APPLY_TERMS;
  const banks = useRead('listBanks', {}).data;
  const advice = useAdvice(claim, answers, banks, facts.today);
  // Whom these terms were proposed for, with the payment that the proposal told.
  const turned = (answers ?? []).flatMap(({ id, bank }) => {
    const change = advice?.changes.get(id)?.find(({ fee, term }) => fee === wanted?.initialFee && term === wanted.term);
    return change && claim
      ? [{ ...change, bank: bank.name, cost: proposedCost(claim, change, bank.alias, banks) }]
      : [];
  });
  const one = turned.length === 1 ? turned[0] : undefined;
  const lost = (answers ?? []).filter(isApproved);
  const price = claim ? priceOf(claim.product) : 0;
  // Beside the one offer that would be lost.
  const held = lost.length === 1 ? lost[0] : undefined;
  const now = held?.approved;
  const cost = one?.cost;
  const isInAll = cost != null && (cost.beside.length > 0 || (now?.extraCosts.length ?? 0) > 0);
  const about = (sum: number) => t('b.otherAbout', { sum: roughly(sum) });
  const paymentOf = (bank: string, payment: number) => ({
    label: one ? t('b.otherMonth') : t('b.otherMonthAt', { bank }),
    before: now ? money(now.monthlyPayment) : null,
    after: about(payment),
  });
  const trade = now && one ? tradeText(now, one, t) : null;
  const keep = (
    <Button full tone={lost.length > 0 ? 'primary' : 'secondary'} busy={busy} onClick={() => send({ type: 'BACK' })}>
      {t(lost.length > 0 ? 'b.otherKeepApproved' : 'b.otherKeep')}
    </Button>
  );
  return (
    <Page
      screen={screen}
      above={<Back onBack={() => send({ type: 'BACK' })} label={t('b.otherBack')} />}
      title={t('b.otherTitle')}
      lead={t('b.otherLead')}
    >
      <Columns
        parts="rows"
        main={
          claim &&
          wanted && (
            <>
              {trade !== null && (
                <ul className={cx(estimate().panel, arranged({ as: 'verdict' }))}>
                  {tradeWords(claim, wanted, trade, t).map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              )}
              <Card as="section">
                <TermsChange
                  rows={[
                    ...(one && cost
                      ? [
                          {
                            label: t('b.inAll'),
                            before: now ? money(inAll(now)) : null,
                            after: about(cost.inAll),
                            main: true,
                          },
                        ]
                      : []),
                    // What the totals hold: without it they cannot be compared.
                    ...(isInAll && one
                      ? [
                          {
                            label: t('b.otherBeside'),
                            before: now ? besideWords(besideByKind(now), cost.beside, now.term, t) : null,
                            after: besideWords(cost.beside, now ? besideByKind(now) : [], one.term, t),
                          },
                        ]
                      : []),
                    { label: t('b.fee'), before: money(claim.initialFee), after: money(wanted.initialFee) },
                    {
                      label: t('b.amount'),
                      before: money(claim.creditAmount),
                      after: money(price - wanted.initialFee),
                    },
                    { label: t('b.term'), before: months(claim.term, t), after: months(wanted.term, t) },
                    // Of each bank, for each has its own rate; of one, whose it is stands in the columns' names.
                    ...turned.flatMap(({ bank, payment, overpayment, gesv }) => [
                      ...(isInAll && one
                        ? [
                            {
                              label: t('b.monthInAll'),
                              before: now ? money(monthInAll(now)) : null,
                              after: about(cost.month),
                            },
                          ]
                        : []),
                      paymentOf(bank, payment),
                      {
                        label: one ? t('b.over') : t('b.otherOverAt', { bank }),
                        before: now ? money(now.overpayment) : null,
                        after: about(overpayment),
                      },
                      ...(gesv === null
                        ? []
                        : [
                            {
                              label: one ? t('b.gesv') : t('b.otherGesvAt', { bank }),
                              before: now ? percent(now.gesv) : null,
                              after: percent(gesv),
                            },
                          ]),
                    ]),
                  ]}
                  {...(one && { banks: [held?.bank.name ?? null, one.bank] })}
                />
              </Card>
            </>
          )
        }
        aside={
          <>
            <Banner tone={lost.length > 0 ? 'warning' : 'info'}>
              <p>
                {lost.length > 0
                  ? t('b.otherLoses', {
                      n: lost.length,
                      // Of one, its figures stand beside the new ones.
                      banks:
                        held && one
                          ? held.bank.name
                          : lost
                              .map(({ bank, approved }) =>
                                t('b.lostOffer', {
                                  bank: bank.name,
                                  month: money(approved.monthlyPayment),
                                  over: money(approved.overpayment),
                                }),
                              )
                              .join('; '),
                    })
                  : t('b.otherCloses')}
              </p>
              <p>{t('b.otherUnsure')}</p>
            </Banner>
            <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('b.otherNote')}</p>
            <div className={stack({ gap: '12' })}>
              {/* An approval in hand is not given up by the first button. */}
              {lost.length > 0 && keep}
              <Button
                full
                tone={lost.length > 0 ? 'secondary' : 'primary'}
                busy={busy}
                event="CONFIRM"
                onClick={() => send({ type: 'CONFIRM' })}
              >
                {t('b.otherConfirm')}
              </Button>
              {lost.length === 0 && keep}
            </div>
          </>
        }
      />
    </Page>
  );
}
