import { useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { Bank, Integration } from '../../../openapi/index.ts';
import {
  isApproved,
  isRejected,
  type Order,
  orders,
  orderText,
  sortOffers,
  wantsFields,
  wantsStatement,
} from '../../blocks/banks/answers.ts';
import { bankList, BankRow } from '../../blocks/banks/bank-row.tsx';
import { OfferCard } from '../../blocks/banks/offer-card.tsx';
import { OrderPicker } from '../../blocks/banks/order-picker.tsx';
import { useAnswerNews } from '../../blocks/banks/use-answer-news.ts';
import { useT } from '../../i18n/index.ts';
import { announce, Banner, Button, Page, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';
import { showConditions, showMcf, showRejection } from './dialogs/open.ts';

const NONE: readonly Integration[] = [];
const heading = css({ textStyle: 'h2' });
/** More of them are folded away: offers are what the page is for. */
const FEW_REFUSALS = 2;
const fold = css({ cursor: 'pointer', minHeight: 'target', py: '8', '& > h2': { display: 'inline' } });
/** The word stands in line with the bank's name, and the card ends close below it. */
const rowAction = css({ ml: '[-21px]', my: '[-8px]' });
/** The one whose name a person may not know: its card explains it. */
const EXPLAINED = 'mcf';

function McfButton({ bank }: { bank: Bank | undefined }) {
  const t = useT();
  if (!bank) return null;
  return (
    <Button full tone="quiet" onClick={() => showMcf(bank)}>
      {t('b.mcf')}
    </Button>
  );
}

/** Offers to compare and to choose from, banks that still think or ask for something, refusals with their reasons. */
export default function BankResponses({
  screen,
  context,
  send,
  busy,
  problem,
  useRead,
}: ScreenProps<'bank-responses'>) {
  const t = useT();
  const banks = useRead('listBanks', {});
  const [order, setOrder] = useState<Order>('payment');
  const answers = context.responses.listIntegrations;
  useAnswerNews(answers ?? NONE);
  const offers = sortOffers(answers ?? NONE, order);
  const pending = (answers ?? NONE).filter((answer) => !isApproved(answer) && !isRejected(answer));
  const refused = (answers ?? NONE).filter(isRejected);
  const reorder = (next: Order) => {
    setOrder(next);
    announce(t('b.sorted', { order: t(orderText[next]) }));
  };
  return (
    <Page screen={screen} title={t('b.resultsTitle')} lead={t('b.resultsLead')}>
      {problem?.text && (
        <Banner tone="error" live>
          {problem.text}
        </Banner>
      )}
      {answers === undefined && <Skeleton lines={4} />}
      {answers !== undefined && offers.length === 0 && <Banner>{t('b.noAnswersYet')}</Banner>}
      {offers.length > 0 && (
        <section className={stack({ gap: '16' })}>
          <h2 className={heading}>{t('b.offers')}</h2>
          {offers.length > 1 && <OrderPicker order={order} orders={orders} onOrder={reorder} />}
          {offers.map((answer) => (
            <OfferCard key={answer.id} answer={answer}>
              <div className={stack({ gap: '8' })}>
                <Button
                  full
                  busy={busy}
                  event="CHOOSE_BANK"
                  aria-label={t('b.chooseNamed', { bank: answer.bank.name })}
                  onClick={() => send({ type: 'CHOOSE_BANK', values: { bankAlias: answer.bank.alias } })}
                >
                  {t('b.choose')}
                </Button>
                <Button
                  full
                  tone="secondary"
                  aria-label={t('b.termsNamed', { bank: answer.bank.name })}
                  onClick={() => showConditions(answer)}
                >
                  {t('b.terms')}
                </Button>
                {answer.bank.alias === EXPLAINED && (
                  <McfButton bank={banks.data?.find(({ alias }) => alias === EXPLAINED)} />
                )}
              </div>
            </OfferCard>
          ))}
        </section>
      )}
      {pending.length > 0 && (
        <section className={stack({ gap: '12' })}>
          <h2 className={heading}>{t('b.waitingList')}</h2>
          <ul className={bankList}>
            {pending.map((answer) => (
              <BankRow key={answer.id} answer={answer}>
                {wantsStatement(answer) && (
                  <>
                    <p>{t('b.docsText', { bank: answer.bank.name })}</p>
                    <Button full tone="secondary" event="ADD_STATEMENT" onClick={() => send({ type: 'ADD_STATEMENT' })}>
                      {t('b.addStatement')}
                    </Button>
                  </>
                )}
                {wantsFields(answer) && (
                  <>
                    <p>{t('b.fieldsText', { bank: answer.bank.name })}</p>
                    <Button full tone="secondary" event="ADD_INFO" onClick={() => send({ type: 'ADD_INFO' })}>
                      {t('b.addInfo')}
                    </Button>
                  </>
                )}
              </BankRow>
            ))}
          </ul>
        </section>
      )}
      {refused.length > 0 && (
        <section className={stack({ gap: '12' })}>
          <details open={refused.length <= FEW_REFUSALS}>
            <summary className={fold}>
              <h2 className={heading}>{t('b.refusals', { n: refused.length })}</h2>
            </summary>
            <ul className={bankList}>
              {refused.map((answer) => (
                <BankRow key={answer.id} answer={answer}>
                  <div className={rowAction}>
                    <Button
                      tone="quiet"
                      aria-label={t('b.whyNamed', { bank: answer.bank.name })}
                      onClick={() => showRejection(answer)}
                    >
                      {t('b.why')}
                    </Button>
                  </div>
                </BankRow>
              ))}
            </ul>
          </details>
        </section>
      )}
      <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
        {t('b.toClaim')}
      </Button>
    </Page>
  );
}
