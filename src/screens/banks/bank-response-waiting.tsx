import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { orders, sortOffers } from '../../blocks/banks/answers.ts';
import { bankList, BankRow } from '../../blocks/banks/bank-row.tsx';
import { ScoringTime } from '../../blocks/banks/scoring-time.tsx';
import { useAnswerNews } from '../../blocks/banks/use-answer-news.ts';
import { Longer, Updated, useLonger } from '../../blocks/waiting.tsx';
import { Standalone } from '../../blocks/standalone.tsx';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, Page, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

/** Banks that take longer than this take longer than usual. */
const USUAL_MS = 15 * 60_000;

const NONE: readonly never[] = [];

/** The banks answer one by one; nothing on the page moves by itself but the words of their tags. */
export default function BankResponseWaiting({ screen, context, send, useRead }: ScreenProps<'bank-response-waiting'>) {
  const t = useT();
  const answers = context.responses.listIntegrations ?? NONE;
  useAnswerNews(answers);
  const claim = context.responses.claim;
  const requestId = claim?.requestId ?? null;
  const request = useRead('getBankRequest', requestId === null ? null : { path: { id: requestId } }).data;
  const sent = claim?.timeline.findLast(({ alias }) => alias === 'processing' || alias === 'waiting');
  const longer = useLonger(sent ? Date.parse(sent.at) : null, USUAL_MS, t('b.waitLonger'));
  if (context.id === null) return <Standalone screen={screen} title={t('b.wait')} />;
  const answered = answers.filter(({ status }) => status !== 'pending').length;
  const approved = sortOffers(answers, orders[0]);
  const [best] = approved;
  return (
    <Page screen={screen} title={t('b.wait')} lead={t('b.waitLead', { number: claim?.number ?? '' })}>
      {longer && <Longer>{t('b.waitLonger')}</Longer>}
      {answers.length === 0 ? (
        <Skeleton lines={4} />
      ) : (
        <div className={stack({ gap: '16' })}>
          <p className={css({ textStyle: 'h3' })}>{t('b.count', { k: answered, n: answers.length })}</p>
          {best && (
            <Banner tone="success">
              <span>{t(approved.length > 1 ? 'b.best' : 'b.first')}</span>
              <span className={css({ textStyle: 'body.strong' })}>
                {best.bank.name}: {t('b.monthSum', { sum: money(best.approved.monthlyPayment) })}
              </span>
            </Banner>
          )}
          {request && answered < answers.length && <ScoringTime request={request} />}
          <ul className={bankList}>
            {answers.map((answer) => (
              <BankRow key={answer.id} answer={answer} />
            ))}
          </ul>
        </div>
      )}
      <Updated answer={context.responses.listIntegrations ?? claim} />
      <div className={stack({ gap: '12' })}>
        <Button
          full
          tone={best ? 'primary' : 'secondary'}
          event="SHOW_RESULTS"
          onClick={() => send({ type: 'SHOW_RESULTS' })}
        >
          {t('b.showResults')}
        </Button>
        <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
          {t('b.toClaim')}
        </Button>
      </div>
    </Page>
  );
}
