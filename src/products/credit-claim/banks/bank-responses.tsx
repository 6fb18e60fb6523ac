import { useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { offerTools } from '@styled/recipes';
import type { Integration } from '../../../../openapi/index.ts';
import { isApproved, isAsking, isDecided, isRejected } from '../../../blocks/banks/answer-kinds.ts';
import {
  everything,
  type Filter,
  type Order,
  orders,
  orderText,
  passes,
  sortOffers,
} from '../../../blocks/banks/answers.ts';
import { AnswerFilter } from '../blocks/banks/answer-filter.tsx';
import { OfferActions } from '../blocks/banks/offer-actions.tsx';
import { ChosenOffer } from '../../../blocks/banks/chosen-offer.tsx';
import { untilText } from '../../../blocks/banks/offer-rows.ts';
import { cheapestIds } from '../../../blocks/banks/offer-cost.ts';
import { OfferTable } from '../../../blocks/banks/offer-table.tsx';
import { answersTitle } from '../../../blocks/banks/answers-title.ts';
import { Columns } from '../../../blocks/columns.tsx';
import { CompareBar } from '../../../blocks/compare/compare-bar.tsx';
import { CompareBox } from '../../../blocks/compare/compare-box.tsx';
import { CompareToggle } from '../../../blocks/compare/compare-toggle.tsx';
import { money, months } from '../../../i18n/format.ts';
import { LinePicker } from '../../../blocks/line-picker.tsx';
import { useAdvice } from '../../../blocks/banks/other-terms.ts';
import { PendingList } from '../blocks/banks/pending-list.tsx';
import { RefusedList } from '../../../blocks/banks/refused-list.tsx';
import { useAnswerNews } from '../../../blocks/banks/use-answer-news.ts';
import { StopCreditSeen } from '../../../blocks/banks/stop-credit.tsx';
import { Back } from '../../../blocks/claim/back.tsx';
import { useOfferChoice } from '../blocks/banks/use-offer-choice.ts';
import { priceOf } from '../../../../schemas/shared/lending.ts';
import { useT } from '../../../i18n/index.ts';
import { announce, Banner, Button, Fold, Page, Skeleton } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

const NONE: readonly Integration[] = [];
const heading = css({ textStyle: 'h2' });
/** On a phone one line is enough before the offers: who waits for what stands below them. */
const asks = css({
  textStyle: 'body.sm',
  color: 'fg.muted',
  desktopDown: { display: 'none' },
});
/** More of them are folded away: offers are what the page is for. */
const FEW_REFUSALS = 2;
/** Fewer offers than these are seen at once: nothing to leave out, and no order to choose. */
const MANY_OFFERS = 3;

/** Offers to compare and to choose from, banks that still think or ask for something, refusals with their reasons. */
export default function BankResponses({
  screen,
  context,
  send,
  busy,
  facts,
  profile,
  config,
  host,
  useRead,
}: ScreenProps<'bank-responses'>) {
  const t = useT();
  const tools = offerTools();
  const banks = useRead('listBanks', {}).data;
  const [order, setOrder] = useState<Order>('cost');
  const [filter, setFilter] = useState<Filter>(everything);
  const [comparing, setComparing] = useState(false);
  const [pickedId, setPickedId] = useState<string | null>(null);
  const { claim, listIntegrations: answers } = context.responses;
  const all = answers ?? NONE;
  useAnswerNews(all);
  const shown = all.filter(passes(filter));
  const offers = sortOffers(shown, order, claim);
  const cheapest = sortOffers(all, 'cost', claim);
  // What the person picked stays picked; else the bank chosen before, else the cheapest.
  const picked =
    cheapest.find(({ id }) => id === pickedId) ??
    cheapest.find(({ bank }) => bank.alias === claim?.bank?.alias) ??
    cheapest[0];
  const choice = useOfferChoice({
    offers: sortOffers(all, order, claim),
    picked: picked?.id,
    asked: claim,
    chosen: claim?.bank,
    banks,
    onChoose: (values) => send({ type: 'CHOOSE_BANK', values }),
  });
  const pending = shown.filter((answer) => !isApproved(answer) && !isRejected(answer));
  const refused = shown.filter(isRejected);
  const asking = all.filter(isAsking).length;
  const advice = useAdvice(claim, answers, banks, facts.today);
  // A customer does not repeat what a dealer made.
  const own = profile?.role === 'client';
  const repeats = claim?.type === 'C2C' || !own;
  const reorder = (next: Order) => {
    setOrder(next);
    announce(t('b.sorted', { order: t(orderText[next]) }));
  };
  const refilter = (next: Filter) => {
    setFilter(next);
    announce(t('b.filtered', { k: all.filter(passes(next)).length, n: all.length }));
  };
  const stop = <StopCreditSeen answers={all} host={host} config={config} own={own} />;
  const isComparing = comparing && cheapest.length > 1 && choice.compared.showAll === null;
  const main = (
    <>
      {cheapest.length === 0 && stop}
      {answers === undefined && <Skeleton lines={4} />}
      {answers !== undefined && !answers.some((one) => isApproved(one) || one.coolingOff) && (
        <Banner>{t('b.noAnswersYet')}</Banner>
      )}
      {all.length > 0 && (
        <div className={stack({ gap: '8' })}>
          <div className={tools.root}>
            <h2 className={tools.said}>
              {t('b.count', { k: all.filter(isDecided).length, n: all.length })}
              {asking > 0 && (
                <span className={asks}>
                  {' · '}
                  {t('b.asking', { n: asking })}
                </span>
              )}
            </h2>
            {cheapest.length > 1 && (
              <>
                {cheapest.length >= MANY_OFFERS && (
                  <LinePicker
                    name="order"
                    label={t('b.sortLabel')}
                    value={order}
                    options={orders.map((value) => ({ value, label: t(orderText[value]) }))}
                    onPick={reorder}
                  />
                )}
                <CompareToggle
                  on={isComparing}
                  onToggle={choice.compared.showAll ?? (() => setComparing(!comparing))}
                />
              </>
            )}
          </div>
          {offers.length > 0 && (
            <OfferTable
              offers={offers}
              all={cheapest}
              asked={claim}
              pick={{ id: picked?.id, by: setPickedId }}
              order={order}
              onOrder={reorder}
              actions={(answer) => <OfferActions answer={answer} choice={choice} picked={answer.id === picked?.id} />}
              tick={
                isComparing
                  ? ({ id, bank }) => <CompareBox compared={choice.compared} id={id} name={bank.name} />
                  : undefined
              }
            />
          )}
          {isComparing && <CompareBar compared={choice.compared} />}
          {offers.length > 0 && (
            <div className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
              <p>{untilText(offers, t)}</p>
              <p>
                {[
                  ...(offers.length > 1 ? [t('b.allNote')] : []),
                  ...(cheapestIds(cheapest, claim).size > 0 ? [t('b.cheapestNote')] : []),
                  `${t('b.gesvLong')}.`,
                ].join(' ')}
              </p>
            </div>
          )}
          {/* What is in force can be taken back, however few are left. */}
          {(cheapest.length >= MANY_OFFERS || shown.length < all.length) && (
            <AnswerFilter filter={filter} onFilter={refilter} />
          )}
        </div>
      )}
      {all.length > 0 && shown.length === 0 && (
        <Banner>
          <p>{t('b.noneShown')}</p>
          <Button tone="quiet" onClick={() => refilter(everything)}>
            {t('b.showAll')}
          </Button>
        </Banner>
      )}
      {/* Offers are what the page is for: with one in hand the ban only has to go before it is signed. */}
      {cheapest.length > 0 && stop}
      {pending.length > 0 && (
        <section className={stack({ gap: '12' })}>
          <h2 className={heading}>{t('b.waitingList')}</h2>
          <PendingList
            answers={pending}
            onStatement={() => send({ type: 'ADD_STATEMENT' })}
            onInfo={() => send({ type: 'ADD_INFO' })}
          />
        </section>
      )}
      {refused.length > 0 && (
        <section className={stack({ gap: '12' })}>
          <Fold
            look="part"
            open={refused.length <= FEW_REFUSALS}
            title={<h2 className={heading}>{t('b.refusals', { n: refused.length })}</h2>}
          >
            <RefusedList
              answers={refused}
              advice={advice}
              price={claim ? priceOf(claim.product) : 0}
              busy={busy}
              onApply={repeats ? (values) => send({ type: 'APPLY_TERMS', values }) : null}
              note={t('b.askDealer')}
              kept={cheapest.map(({ bank }) => bank.name)}
              host={host}
            />
          </Fold>
        </section>
      )}
    </>
  );
  return (
    <Page
      screen={screen}
      above={<Back onBack={() => send({ type: 'BACK' })} label={t('b.toClaim')} />}
      title={answersTitle(cheapest, claim, t)}
      lead={
        claim && (
          <p className={css({ textStyle: { base: 'body.sm', desktop: 'body.md' } })}>
            {t('b.asked', {
              sum: money(claim.creditAmount),
              term: months(claim.term, t),
              fee: money(claim.initialFee),
            })}
          </p>
        )
      }
    >
      <Columns
        parts="table"
        main={main}
        aside={picked && <ChosenOffer answer={picked} busy={busy} onGo={() => void choice.choose(picked)} />}
      />
    </Page>
  );
}
