import { type ReactNode, useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import type { Integration } from '../../../openapi/index.ts';
import { isApproved, isAsking, isRejected } from '../../blocks/banks/answer-kinds.ts';
import { type Order, sortOffers } from '../../blocks/banks/answers.ts';
import { bankList, BankRow } from '../../blocks/banks/bank-row.tsx';
import { OneOffer } from '../../blocks/banks/one-offer.tsx';
import { OfferTable } from '../../blocks/banks/offer-table.tsx';
import { useAdvice } from '../../blocks/banks/other-terms.ts';
import { comparedBank } from '../../blocks/banks/compared-bank.ts';
import { RefusedList } from '../../blocks/banks/refused-list.tsx';
import { StopCreditSeen } from '../../blocks/banks/stop-credit.tsx';
import { useAnswerNews } from '../../blocks/banks/use-answer-news.ts';
import { Back } from '../../blocks/claim/back.tsx';
import { answersTitle } from '../../blocks/banks/answers-title.ts';
import { NowPanel } from '../../blocks/claim/now-panel.tsx';
import { TermsSection } from '../../blocks/claim/facts.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { Whose } from './blocks/whose.tsx';
import { CompareBar } from '../../blocks/compare/compare-bar.tsx';
import { CompareBox } from '../../blocks/compare/compare-box.tsx';
import { useCompared } from '../../blocks/compare/use-compared.ts';
import { Acts } from './blocks/acts.tsx';
import { Asks } from './blocks/asks.tsx';
import { CallClient } from './blocks/call-client.tsx';
import { mayApplyAnew } from './blocks/may-apply-anew.ts';
import { outcomes } from './blocks/outcomes.ts';
import { groupDigits } from '../../../schemas/facts/money.ts';
import type { OtherTermsValues } from '../../../schemas/shared/other-terms.form.ts';
import { priceOf } from '../../../schemas/shared/lending.ts';
import { useT } from '../../i18n/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import { Banner, Button, Fold, Page, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';
import { ConditionsButton } from '../../blocks/banks/conditions-button.tsx';

const NONE: readonly Integration[] = [];
const heading = css({ textStyle: 'h2' });

/** The banks' answers for the dealer to look at and talk about, offers first: the client chooses. */
export default function DealerResponses({
  screen,
  context,
  send,
  busy,
  facts,
  useRead,
  host,
  config,
  fill,
}: ScreenProps<'dealer-responses'>) {
  const t = useT();
  const isWide = useWide();
  const { claim, listIntegrations: answers } = context.responses;
  useAnswerNews(answers ?? NONE);
  const chosen = claim?.bank?.name;
  const [order, setOrder] = useState<Order>('cost');
  const offers = sortOffers(answers ?? NONE, order, claim);
  const compared = useCompared(
    offers.map((answer) => comparedBank(answer, claim, t)),
    null,
  );
  const pending = (answers ?? NONE).filter((answer) => !isApproved(answer) && !isRejected(answer));
  const asking = pending.filter(isAsking);
  const refused = (answers ?? NONE).filter(isRejected);
  const mayApply = mayApplyAnew(claim, answers);
  // The customer reads the same on their own page: one search, one truth.
  const banks = useRead('listBanks', {}).data;
  const advice = useAdvice(claim, answers, banks, facts.today);
  const apply = ({ initialFee, term }: OtherTermsValues) => {
    if (claim === undefined) return;
    const raw = { initialFee: groupDigits(initialFee), term: String(term) };
    fill('apply-loan', { SUBMIT_TERMS: raw }, claim.id);
    send({ type: 'EDIT' });
  };
  // Whom other terms would win, and who is lost.
  const turned = refused.filter(({ id }) => mayApply && advice?.changes.has(id));
  const others = refused.filter((answer) => !turned.includes(answer));
  const refusal = {
    advice,
    price: claim ? priceOf(claim.product) : 0,
    busy,
    onApply: mayApply ? apply : null,
    applyEvent: 'EDIT',
    kept: offers.map(({ bank }) => bank.name),
  } as const;
  const [only, ...more] = offers;
  const isOne = only !== undefined && more.length === 0;
  const isBeside = isWide && isOne;
  // At a desk all that is to be done about an offer stands in one list.
  const acts = isWide && offers.length > 0 && !chosen;
  const thinking = acts ? pending.filter((answer) => !isAsking(answer)) : pending;
  // The client chooses: to talk with them is what the desk does, once on the page; a bank that is chosen needs no call.
  const call = (also: ReactNode) =>
    claim && (
      <CallClient claim={claim} host={host} tone={chosen ? 'secondary' : 'primary'}>
        {also}
      </CallClient>
    );
  // With an offer in hand, what others want and what stands in the way is beside it; on a phone right below.
  const around = (
    <>
      {/* Offers first: with them in hand nothing has to be sent anew. */}
      {!acts && <StopCreditSeen answers={answers ?? NONE} host={host} config={config} own={false} />}
      {thinking.length > 0 && (
        <section className={stack({ gap: '12' })}>
          <h2 className={heading}>
            {t(asking.length === thinking.length ? 'dealer.answers.needed' : 'b.waitingList')}
          </h2>
          {/* Of one alone its own card says it. */}
          {!acts && asking.length > 1 && (
            <NowPanel
              text={t('dealer.answers.waits', {
                n: asking.length,
                banks: asking.map(({ bank }) => bank.name).join(', '),
              })}
            >
              <p>{t('dealer.answers.asks')}</p>
              {offers.length === 0 && call(null)}
            </NowPanel>
          )}
          <ul className={bankList}>
            {thinking.map((answer) => (
              <BankRow key={answer.id} answer={answer}>
                {isAsking(answer) && <Asks answer={answer} />}
                {isAsking(answer) && asking.length === 1 && (
                  <>
                    <p>{t('dealer.answers.asks')}</p>
                    {offers.length === 0 && call(null)}
                  </>
                )}
              </BankRow>
            ))}
          </ul>
        </section>
      )}
    </>
  );
  const main = (
    <>
      {chosen && (
        <Banner tone="success">
          <p>{t('dealer.answers.chosen', { bank: chosen })}</p>
        </Banner>
      )}
      {answers === undefined && <Skeleton lines={4} />}
      {answers !== undefined && answers.length > 0 && (
        <h2 className={css({ textStyle: 'body.strong', fontVariantNumeric: 'tabular-nums' })}>
          {outcomes(answers, t)}
        </h2>
      )}
      {answers !== undefined && offers.length === 0 && pending.length > 0 && <Banner>{t('b.noAnswersYet')}</Banner>}
      {offers.length > 0 && (
        // How many they are, the page's heading says.
        <section aria-label={t('b.offers')}>
          {isOne ? (
            <OneOffer
              answer={only}
              asked={claim}
              act={acts ? (also) => <div className={arranged({ as: 'line' })}>{also}</div> : call}
            />
          ) : (
            <div className={arranged({ as: 'plain' })}>
              <OfferTable
                offers={offers}
                all={offers}
                asked={claim}
                pick={null}
                order={order}
                onOrder={setOrder}
                actions={(answer) => <ConditionsButton answer={answer} part="terms" />}
                tick={({ id, bank }) => <CompareBox compared={compared} id={id} name={bank.name} />}
              />
              <CompareBar compared={compared} />
              {!acts && call(null)}
            </div>
          )}
        </section>
      )}
      {!isBeside && around}
      {turned.length > 0 && (
        <section className={stack({ gap: '12' })}>
          <h2 className={heading}>{t('b.counterTitle')}</h2>
          <RefusedList {...refusal} answers={turned} ways />
        </section>
      )}
      {others.length > 0 && (
        <section>
          {/* Nothing is to be done about them. */}
          <Fold
            look="part"
            open={offers.length + pending.length + turned.length === 0}
            title={
              <h2 className={heading}>
                {t(turned.length > 0 ? 'b.refusalsRest' : 'b.refusals', { n: others.length })}
              </h2>
            }
          >
            <RefusedList {...refusal} answers={others} />
          </Fold>
        </section>
      )}
      {refused.length > 0 && mayApply && (
        <div className={arranged({ as: 'line' })}>
          <Button
            full
            // Nothing else is left to do where all have refused.
            tone={offers.length + pending.length + turned.length === 0 ? 'primary' : 'secondary'}
            event="EDIT"
            busy={busy}
            onClick={() => send({ type: 'EDIT' })}
          >
            {t('dealer.closed.repeat')}
          </Button>
        </div>
      )}
    </>
  );
  return (
    <Page
      screen={screen}
      above={<Back onBack={() => send({ type: 'BACK' })} label={t('b.toClaim')} />}
      title={answersTitle(offers, claim, t)}
      lead={<Whose claim={claim}>{t('dealer.answers.lead')}</Whose>}
    >
      <Columns
        parts={isOne ? 'desk' : 'table'}
        main={main}
        aside={
          claim && (
            <>
              {acts && <Acts claim={claim} answers={answers ?? NONE} host={host} />}
              {isBeside && around}
              <TermsSection claim={claim} />
            </>
          )
        }
      />
    </Page>
  );
}
