import { arranged } from '@styled/recipes';
import { isAwaited } from '../../blocks/banks/answer-kinds.ts';
import { Back } from '../../blocks/claim/back.tsx';
import { LiveAnswers } from '../../blocks/banks/live-answers.tsx';
import { useBanksLonger } from '../../blocks/banks/use-banks-longer.ts';
import { deadlineOf, useSecondsLeft } from '../../blocks/claim/countdown.ts';
import { TermsSection } from '../../blocks/claim/facts.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { NextSteps } from '../../blocks/next-steps.tsx';
import { Whose } from './blocks/whose.tsx';
import { Standalone } from '../../blocks/standalone.tsx';
import { Longer, Updated } from '../../blocks/waiting.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Card, Page } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The dealer follows the banks; the time that they have runs beside. */
export default function DealerWaiting({ screen, context, send }: ScreenProps<'dealer-waiting'>) {
  const t = useT();
  const { claim, getBankRequest: request } = context.responses;
  const left = useSecondsLeft(request ? deadlineOf(request, request.scoringTimeoutSec - request.elapsedSec) : 0);
  const later = t('dealer.wait.longer', { number: claim?.number ?? '' });
  const longer = useBanksLonger(claim, later);
  // Until somebody has answered there is little to look at.
  const answered = request?.integrations.some((answer) => !isAwaited(answer)) ?? false;
  if (context.id === null) return <Standalone screen={screen} />;
  return (
    <Page
      screen={screen}
      above={<Back onBack={() => send({ type: 'BACK' })} label={t('b.toClaim')} />}
      title={t('b.wait')}
      lead={<Whose claim={claim}>{t('dealer.wait.lead')}</Whose>}
    >
      <Columns
        main={
          <>
            {longer && <Longer>{later}</Longer>}
            <LiveAnswers
              answers={request?.integrations}
              asked={claim}
              time={left > 0 && ` · ${t('dealer.wait.left', { n: Math.ceil(left / 60) })}`}
            />
            <Updated answer={request ?? claim} />
            <Card>
              <NextSteps
                title={t('dealer.wait.next')}
                steps={[t('dealer.wait.next.answer'), t('dealer.wait.next.talk'), t('dealer.wait.next.sign')]}
              />
            </Card>
          </>
        }
        aside={claim && <TermsSection claim={claim} />}
        end={
          <div className={answered ? arranged({ as: 'line' }) : arranged({ as: 'ways' })}>
            <Button
              full
              tone={answered ? 'primary' : 'quiet'}
              event="SHOW_RESULTS"
              onClick={() => send({ type: 'SHOW_RESULTS' })}
            >
              {t(answered ? 'b.showResults' : 'goAtDesk.results')}
            </Button>
          </div>
        }
      />
    </Page>
  );
}
