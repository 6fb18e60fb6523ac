import { stack } from '@styled/patterns';
import { bestOf, LiveAnswers } from '../../../blocks/banks/live-answers.tsx';
import { ScoringTime } from '../blocks/banks/scoring-time.tsx';
import { useBanksLonger } from '../../../blocks/banks/use-banks-longer.ts';
import { ReturnMain } from '../../../blocks/return-main.tsx';
import { Longer, Updated } from '../../../blocks/waiting.tsx';
import { Standalone } from '../../../blocks/standalone.tsx';
import { useT } from '../../../i18n/index.ts';
import { Button, Page } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** The customer waits for the banks, and may look at what has come. */
export default function BankResponseWaiting({
  screen,
  context,
  send,
  host,
  useRead,
}: ScreenProps<'bank-response-waiting'>) {
  const t = useT();
  const { claim, listIntegrations: answers } = context.responses;
  const requestId = claim?.requestId ?? null;
  const request = useRead('getBankRequest', requestId === null ? null : { path: { id: requestId } }).data;
  const longer = useBanksLonger(claim, t('b.waitLonger'));
  if (context.id === null) return <Standalone screen={screen} title={t('b.wait')} />;
  return (
    <Page screen={screen} title={t('b.wait')} lead={t('b.waitLead', { number: claim?.number ?? '' })}>
      {longer && <Longer>{t('b.waitLonger')}</Longer>}
      <LiveAnswers answers={answers} pending={request && <ScoringTime request={request} />} />
      <Updated answer={answers ?? claim} />
      <div className={stack({ gap: '12' })}>
        <Button
          full
          tone={bestOf(answers) ? 'primary' : 'secondary'}
          event="SHOW_RESULTS"
          onClick={() => send({ type: 'SHOW_RESULTS' })}
        >
          {t('b.showResults')}
        </Button>
        <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
          {t('b.toClaim')}
        </Button>
        <ReturnMain host={host} />
      </div>
    </Page>
  );
}
