import { stack } from '@styled/patterns';
import { carCard } from '@styled/recipes';
import { standingOf } from '../../../../machines/kit/standing.ts';
import { progress } from '../../../../machines/products/credit-claim/progress.ts';
import { isApproved, isAsking, isAwaited } from '../../../blocks/banks/answer-kinds.ts';
import { answersTitle } from '../../../blocks/banks/answers-title.ts';
import { LiveAnswers } from '../../../blocks/banks/live-answers.tsx';
import { ScoringTime } from '../blocks/banks/scoring-time.tsx';
import { useBanksLonger } from '../../../blocks/banks/use-banks-longer.ts';
import { Back } from '../../../blocks/claim/back.tsx';
import { TermsSection } from '../../../blocks/claim/facts.tsx';
import { Columns } from '../../../blocks/columns.tsx';
import { ReturnMain } from '../../../blocks/return-main.tsx';
import { doText, goText, isTurnOf } from '../../../blocks/standing.ts';
import { money } from '../../../i18n/format.ts';
import { Longer, Updated } from '../../../blocks/waiting.tsx';
import { Standalone } from '../../../blocks/standalone.tsx';
import { useT } from '../../../i18n/index.ts';
import { Banner, Button, Page } from '../../../ui/index.ts';
import type { TextId } from '../../../../locales/ids.ts';
import type { Claim, Integration } from '../../../../openapi/index.ts';
import type { Standing } from '../../../../machines/kit/standing.ts';
import type { Translate } from '../../../i18n/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

interface Way {
  readonly words: string | null;
  readonly name?: string;
}

/** Words of the button, and its name where a bank belongs to it, whose card stands above; of several offers, how many. */
const leadingTo = (standing: Standing, answers: readonly Integration[], t: Translate): Way => {
  const offers = answers.filter(isApproved);
  if (standing.action === 'chooseBank')
    return offers.length === 1 && offers[0]
      ? { words: t('b.showOffer'), name: t('b.showOfferNamed', { bank: offers[0].bank.name }) }
      : { words: t('b.chooseOf', { n: offers.length }) };
  const asking = answers.filter(isAsking);
  return asking.length === 1 && asking[0]
    ? { words: t('b.tellBank'), name: t('b.tellBankNamed', { bank: asking[0].bank.name }) }
    : { words: goText(standing, t) };
};

/** All have answered but those that ask for something. */
const leadOf = (asking: readonly Integration[]): TextId => (asking.length === 0 ? 'b.waitOverLead' : 'b.waitAsksLead');

/** How many have approved, and who has asked the customer for something and will answer after that. */
const titleOf = (answers: readonly Integration[], claim: Claim | undefined, t: Translate): string => {
  const offers = answers.filter(isApproved);
  const asking = answers.filter(isAsking);
  const [one] = asking;
  if (offers.length === 0) return t(one ? 'b.resultsTitle' : 'b.waitOver');
  if (one === undefined) return answersTitle(offers, claim, t);
  return asking.length === 1
    ? t('b.titleAsksOne', { n: offers.length, bank: one.bank.name })
    : t('b.titleAsks', { n: offers.length, k: asking.length });
};

/** The customer waits for the banks, does what they ask for, and may look at what has come. */
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
  const said = answers ?? [];
  const asking = said.filter(isAsking);
  const awaited = answers === undefined || answers.length === 0 || answers.some(isAwaited);
  const longer = useBanksLonger(claim, t('b.waitLonger'));
  if (context.id === null) return <Standalone screen={screen} />;
  const standing = standingOf(progress, context.responses);
  const isTheirs = isTurnOf('customer', standing);
  const way: Way = isTheirs ? leadingTo(standing, said, t) : { words: t('b.showResults') };
  // The only offer is looked at where it stands; of several, below them all.
  const offers = said.filter(isApproved);
  const taken = standing.action === 'chooseBank' && isTheirs && offers.length === 1 ? offers[0] : undefined;
  // Of one bank that asks, and of nothing else, the button below speaks.
  const leadsElsewhere = standing.action === 'chooseBank' || asking.length > 1;
  const show = (
    <Button
      full
      tone={isTheirs ? 'primary' : 'secondary'}
      event="SHOW_RESULTS"
      aria-label={way.name}
      onClick={() => send({ type: 'SHOW_RESULTS' })}
    >
      {way.words}
    </Button>
  );
  return (
    <Page
      screen={screen}
      above={<Back onBack={() => send({ type: 'BACK' })} label={t('b.toClaim')} />}
      title={awaited ? t('b.wait') : titleOf(said, claim, t)}
      lead={
        <>
          <p>
            {t(awaited ? 'b.waitLead' : leadOf(asking), {
              bank: asking[0]?.bank.name ?? '',
              number: claim?.number ?? '',
            })}
          </p>
          {/* Beside the answers, where there is room, among the terms. */}
          {claim && (
            <p className={carCard().narrow}>
              {t('loan.sum')} {money(claim.creditAmount)}
            </p>
          )}
        </>
      }
    >
      {awaited && longer && <Longer>{t('b.waitLonger')}</Longer>}
      {/* An approval is said by the offer below, with its bank. */}
      {isTheirs && standing.action !== 'chooseBank' && <Banner>{doText(standing, t)}</Banner>}
      <Columns
        parts="half"
        main={
          <>
            <LiveAnswers
              answers={answers}
              asked={claim}
              pending={(answered) => request && <ScoringTime request={request} answered={answered} />}
              asks={(answer) =>
                answer === taken
                  ? show
                  : isAsking(answer) &&
                    leadsElsewhere && (
                      <Button
                        full
                        tone="secondary"
                        event="SHOW_RESULTS"
                        aria-label={t('b.tellBankNamed', { bank: answer.bank.name })}
                        onClick={() => send({ type: 'SHOW_RESULTS' })}
                      >
                        {t('b.tellBank')}
                      </Button>
                    )
              }
            />
            <Updated answer={answers ?? claim} />
            {(!taken || host.webview) && (
              <div className={stack({ gap: '12' })}>
                {!taken && show}
                <ReturnMain host={host} />
              </div>
            )}
          </>
        }
        aside={claim && <TermsSection claim={claim} />}
      />
    </Page>
  );
}
