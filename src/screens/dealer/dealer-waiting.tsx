import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { orders, sortOffers } from '../../blocks/banks/answers.ts';
import { bankList, BankRow } from '../../blocks/banks/bank-row.tsx';
import { useAnswerNews } from '../../blocks/banks/use-answer-news.ts';
import { clockOf, deadlineOf, useSecondsLeft } from '../../blocks/claim/countdown.ts';
import { Standalone } from '../../blocks/standalone.tsx';
import { Updated } from '../../blocks/waiting.tsx';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, Page, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

const NONE: readonly never[] = [];

/** The banks answer one by one; the time that they have for it runs beside. */
export default function DealerWaiting({ screen, context, send }: ScreenProps<'dealer-waiting'>) {
  const t = useT();
  const { claim, getBankRequest: request } = context.responses;
  const answers = request?.integrations ?? NONE;
  useAnswerNews(answers);
  const left = useSecondsLeft(request ? deadlineOf(request, request.scoringTimeoutSec - request.elapsedSec) : 0);
  if (context.id === null) return <Standalone screen={screen} title={t('b.wait')} />;
  const answered = answers.filter(({ status }) => status !== 'pending').length;
  const approved = sortOffers(answers, orders[0]);
  const [best] = approved;
  return (
    <Page screen={screen} title={t('b.wait')} lead={t('dealer.wait.lead', { number: claim?.number ?? '' })}>
      {request === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <div className={stack({ gap: '16' })}>
          <p className={css({ textStyle: 'h3', fontVariantNumeric: 'tabular-nums' })}>
            {t('b.count', { k: answered, n: answers.length })}
            {left > 0 && ` · ${t('dealer.wait.left', { time: clockOf(left) })}`}
          </p>
          {best && (
            <Banner tone="success">
              <span>{t(approved.length > 1 ? 'b.best' : 'b.first')}</span>
              <span className={css({ textStyle: 'body.strong' })}>
                {best.bank.name}: {t('b.monthSum', { sum: money(best.approved.monthlyPayment) })}
              </span>
            </Banner>
          )}
          <ul className={bankList}>
            {answers.map((answer) => (
              <BankRow key={answer.id} answer={answer} />
            ))}
          </ul>
        </div>
      )}
      <Updated answer={request ?? claim} />
      <div className={stack({ gap: '12' })}>
        <Button full event="SHOW_RESULTS" onClick={() => send({ type: 'SHOW_RESULTS' })}>
          {t('b.showResults')}
        </Button>
        <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
          {t('b.toClaim')}
        </Button>
      </div>
    </Page>
  );
}
