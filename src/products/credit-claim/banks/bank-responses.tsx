import { useMemo, useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { Integration } from '../../../../openapi/index.ts';
import {
  everything,
  isApproved,
  isRejected,
  type Filter,
  type Order,
  orders,
  orderText,
  passes,
  sortOffers,
} from '../../../blocks/banks/answers.ts';
import { AnswerFilter } from '../blocks/banks/answer-filter.tsx';
import { OfferList } from '../blocks/banks/offer-list.tsx';
import { adviceFor } from '../blocks/banks/other-terms.ts';
import { PendingList } from '../blocks/banks/pending-list.tsx';
import { Picker } from '../../../blocks/banks/picker.tsx';
import { RefusedList } from '../blocks/banks/refused-list.tsx';
import { useAnswerNews } from '../../../blocks/banks/use-answer-news.ts';
import { useOfferChoice } from '../blocks/banks/use-offer-choice.ts';
import { useT } from '../../../i18n/index.ts';
import { announce, Banner, Button, Page, Skeleton } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

const NONE: readonly Integration[] = [];
const heading = css({ textStyle: 'h2' });
/** More of them are folded away: offers are what the page is for. */
const FEW_REFUSALS = 2;
const fold = css({ cursor: 'pointer', minHeight: 'target', py: '8', '& > h2': { display: 'inline' } });

/** Offers to compare and to choose from, banks that still think or ask for something, refusals with their reasons. */
export default function BankResponses({
  screen,
  context,
  send,
  busy,
  facts,
  profile,
  useRead,
}: ScreenProps<'bank-responses'>) {
  const t = useT();
  const banks = useRead('listBanks', {}).data;
  const [order, setOrder] = useState<Order>('payment');
  const [filter, setFilter] = useState<Filter>(everything);
  const { claim, listIntegrations: answers } = context.responses;
  useAnswerNews(answers ?? NONE);
  const shown = (answers ?? NONE).filter(passes(filter));
  const offers = sortOffers(shown, order);
  const choice = useOfferChoice({
    offers: sortOffers(answers ?? NONE, order),
    chosen: claim?.bank,
    banks,
    onChoose: (values) => send({ type: 'CHOOSE_BANK', values }),
  });
  const pending = shown.filter((answer) => !isApproved(answer) && !isRejected(answer));
  const refused = shown.filter(isRejected);
  const advice = useMemo(
    () => (claim && banks ? adviceFor(claim, answers ?? NONE, banks, facts.today) : null),
    [claim, answers, banks, facts.today],
  );
  // A customer does not repeat what a dealer made.
  const repeats = claim?.type === 'C2C' || profile?.role !== 'client';
  const reorder = (next: Order) => {
    setOrder(next);
    announce(t('b.sorted', { order: t(orderText[next]) }));
  };
  const refilter = (next: Filter) => {
    setFilter(next);
    announce(t('b.filtered', { k: (answers ?? NONE).filter(passes(next)).length, n: (answers ?? NONE).length }));
  };
  return (
    <Page screen={screen} title={t('b.resultsTitle')} lead={t('b.resultsLead')}>
      {answers === undefined && <Skeleton lines={4} />}
      {answers !== undefined && !answers.some((one) => isApproved(one) || one.coolingOff) && (
        <Banner>{t('b.noAnswersYet')}</Banner>
      )}
      {answers !== undefined && answers.length > 1 && (
        <div className={stack({ gap: '4' })}>
          {answers.filter(isApproved).length > 1 && (
            <Picker
              label={t('b.sortLabel')}
              value={order}
              options={orders.map((value) => ({ value, label: t(orderText[value]) }))}
              onPick={reorder}
            />
          )}
          <AnswerFilter filter={filter} onFilter={refilter} />
        </div>
      )}
      {answers !== undefined && answers.length > 0 && shown.length === 0 && (
        <Banner>
          <p>{t('b.noneShown')}</p>
          <Button tone="quiet" onClick={() => refilter(everything)}>
            {t('b.showAll')}
          </Button>
        </Banner>
      )}
      {offers.length > 0 && (
        <section className={stack({ gap: '16' })}>
          <h2 className={heading}>{t('b.offers')}</h2>
          <OfferList offers={offers} choice={choice} chosen={claim?.bank?.alias} asked={claim} busy={busy} />
        </section>
      )}
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
          <details open={refused.length <= FEW_REFUSALS}>
            <summary className={fold}>
              <h2 className={heading}>{t('b.refusals', { n: refused.length })}</h2>
            </summary>
            <RefusedList
              answers={refused}
              advice={advice}
              price={claim ? claim.product.carPrice - claim.product.carDiscount : 0}
              busy={busy}
              onApply={repeats ? (values) => send({ type: 'APPLY_TERMS', values }) : null}
            />
          </details>
        </section>
      )}
      <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
        {t('b.toClaim')}
      </Button>
    </Page>
  );
}
