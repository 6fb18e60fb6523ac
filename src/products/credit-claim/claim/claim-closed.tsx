import type { ComponentProps } from 'react';
import { css } from '@styled/css';
import { estimate } from '@styled/recipes';
import type { Integration } from '../../../../openapi/index.ts';
import { standingOf } from '../../../../machines/kit/standing.ts';
import { progress } from '../../../../machines/products/credit-claim/progress.ts';
import { Advised } from '../../../blocks/banks/advised.tsx';
import { useAdvice } from '../../../blocks/banks/other-terms.ts';
import { RefusedList } from '../../../blocks/banks/refused-list.tsx';
import { StopCredit } from '../../../blocks/banks/stop-credit.tsx';
import { isStopped } from '../../../blocks/banks/stopped.ts';
import { ClaimPage } from '../blocks/claim/claim-page.tsx';
import { historyOf } from '../../../blocks/claim/timeline.ts';
import { howClosed, isClient } from '../../../blocks/claim/status.ts';
import { priceOf } from '../../../../schemas/shared/lending.ts';
import { dmy, isoDayKz } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Button, ErrorBlock, Fold, Skeleton } from '../../../ui/index.ts';
import { useWide } from '../../../ui/use-wide.ts';
import type { Read, ScreenProps } from '../../../blocks/props.ts';

const FEW = 2;

/** What each bank said, for those who come back to a refused claim. */
function Reasons({
  answers,
  ...list
}: { answers: Read<readonly Integration[]> } & Omit<ComponentProps<typeof RefusedList>, 'answers'>) {
  const t = useT();
  const wide = useWide();
  if (answers.error !== null) return <ErrorBlock text={answers.error} onRetry={answers.retry} />;
  if (answers.data === undefined) return <Skeleton lines={3} />;
  const refused = answers.data.filter(({ rejection }) => rejection !== null);
  return (
    <section>
      <Fold
        look="part"
        // So few are what the page is read for; what would help stands in them.
        open={wide || refused.length <= FEW}
        title={<h2 className={css({ textStyle: 'h2' })}>{t('b.refusals', { n: refused.length })}</h2>}
      >
        <RefusedList answers={refused} {...list} />
      </Fold>
    </section>
  );
}

export default function ClaimClosed(props: ScreenProps<'claim-closed'>) {
  const { screen, context, send, busy, profile, host, config, useRead, facts } = props;
  const t = useT();
  const { claim } = context.responses;
  const how = claim && howClosed(claim);
  const own = isClient(profile);
  const event = claim && (standingOf(progress, { claim }).action === 'openReplacing' ? 'OPEN_REPLACING' : 'REPEAT');
  const requestId = how === 'rejected' ? (claim?.requestId ?? null) : null;
  const answers = useRead('listIntegrations', requestId === null ? null : { path: { id: requestId } });
  // What is to be done hangs on them.
  const isRead = requestId === null || answers.data !== undefined || answers.error !== null;
  const stopped = isStopped(answers.data);
  const banks = useRead('listBanks', requestId === null ? null : {}).data;
  const advice = useAdvice(claim, answers.data, banks, facts.today);
  // As on the page of all refusals: a customer repeats what they have made themselves.
  const onApply =
    own && event === 'REPEAT' && claim?.type === 'C2C'
      ? (values: { initialFee: number; term: number }) => send({ type: 'APPLY_TERMS', values })
      : null;
  const price = claim ? priceOf(claim.product) : 0;
  const offers = advice?.counterOffers ?? [];
  // As there: what comes after the ban is told once, not in each refusal.
  const advised = stopped && onApply !== null && offers.length > 0 ? offers : undefined;
  // Its last event; the title says what it was.
  const at = claim && historyOf(claim).at(-1)?.at;
  const again = own && event && (
    <Button
      full
      tone={stopped ? 'secondary' : 'primary'}
      event={event}
      busy={busy}
      onClick={() => send({ type: event })}
    >
      {t(
        event !== 'REPEAT'
          ? 'go.openReplacing'
          : stopped
            ? 'b.stopGone'
            : how === 'rejected'
              ? 'b.repeatTerms'
              : 'btn.repeat',
      )}
    </Button>
  );
  return (
    <ClaimPage
      screen={screen}
      claim={claim}
      own={own}
      busy={busy}
      onBack={() => send({ type: 'BACK' })}
      papers={props}
      ended={
        how && {
          title: t(own ? `closed.${how}` : `closed.${how}Desk`),
          day: at ? t('closed.on', { date: dmy(isoDayKz(Date.parse(at))) }) : null,
        }
      }
      beside={
        requestId !== null && (
          <Reasons
            answers={answers}
            advice={advice}
            price={price}
            busy={busy}
            onApply={onApply}
            {...(advised && { advised })}
            host={own ? host : undefined}
          />
        )
      }
    >
      {!isRead && <Skeleton lines={3} />}
      {isRead && stopped && (
        <StopCredit answers={answers.data} host={host} config={config} own={own}>
          {again}
        </StopCredit>
      )}
      {isRead && !stopped && (
        <div className={estimate().panel}>
          {how && <p>{t(own ? `closed.${how}Text` : `closed.${how}DeskText`)}</p>}
          {again}
        </div>
      )}
      {advised && <Advised offers={advised} stopped price={price} busy={busy} onApply={onApply} />}
    </ClaimPage>
  );
}
