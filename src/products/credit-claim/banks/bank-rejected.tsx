import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { Advised } from '../../../blocks/banks/advised.tsx';
import { Columns } from '../../../blocks/columns.tsx';
import { Back } from '../../../blocks/claim/back.tsx';
import { useAdvice } from '../../../blocks/banks/other-terms.ts';
import { RefusedList } from '../../../blocks/banks/refused-list.tsx';
import { StopCredit } from '../../../blocks/banks/stop-credit.tsx';
import { isStopped } from '../../../blocks/banks/stopped.ts';
import { priceOf } from '../../../../schemas/shared/lending.ts';
import { useT } from '../../../i18n/index.ts';
import { Button, Page, Skeleton } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** All banks refused: what they would lend on instead, why each refused, and a new application with all that was said. */
export default function BankRejected({
  screen,
  context,
  send,
  facts,
  profile,
  host,
  config,
  useRead,
}: ScreenProps<'bank-rejected'>) {
  const t = useT();
  const banks = useRead('listBanks', {}).data;
  const { claim, listIntegrations: answers } = context.responses;
  const advice = useAdvice(claim, answers, banks, facts.today);
  const offers = advice?.counterOffers ?? [];
  const stopped = isStopped(answers);
  // Told once above the list when it holds for every bank.
  const isFinal = offers.length === 0 && answers?.every(({ rejection }) => rejection?.fixable !== true) === true;
  const own = profile?.role === 'client';
  const repeats = claim?.type === 'C2C' || !own;
  const price = claim ? priceOf(claim.product) : 0;
  const apply = repeats
    ? (values: { initialFee: number; term: number }) => send({ type: 'APPLY_TERMS', values })
    : null;
  const repeat = (
    <Button
      full
      tone={stopped || isFinal || offers.length > 0 ? 'secondary' : 'primary'}
      event="REPEAT"
      onClick={() => send({ type: 'REPEAT' })}
    >
      {t(stopped && own ? 'b.stopGone' : 'b.repeatTerms')}
    </Button>
  );
  const advised = <Advised offers={offers} stopped={stopped} price={price} onApply={apply} />;
  const refusals =
    answers === undefined ? (
      <Skeleton lines={4} />
    ) : (
      <section className={stack({ gap: '12' })}>
        <h2 className={css({ textStyle: 'h2' })}>{t('b.refusals', { n: answers.length })}</h2>
        <RefusedList
          answers={answers}
          advice={advice}
          price={price}
          busy={false}
          onApply={apply}
          note={t('b.askDealer')}
          advised={offers}
          host={host}
        />
      </section>
    );
  return (
    <Page
      screen={screen}
      above={<Back onBack={() => send({ type: 'BACK' })} label={t('b.toClaim')} />}
      title={t('b.allRejected')}
      lead={t(stopped ? 'b.allRejectedStopped' : isFinal ? 'b.allRejectedFinal' : 'b.allRejectedLead')}
    >
      <Columns
        parts="half"
        main={
          <>
            {stopped && (
              <StopCredit answers={answers} host={host} config={config} own={own}>
                {own && repeat}
              </StopCredit>
            )}
            {offers.length > 0 ? advised : refusals}
          </>
        }
        aside={offers.length > 0 && refusals}
        end={!(stopped && own) && repeat}
      />
    </Page>
  );
}
