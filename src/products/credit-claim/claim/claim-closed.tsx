import type { ComponentProps } from 'react';
import { css } from '@styled/css';
import { arranged, estimate } from '@styled/recipes';
import type { Claim, Integration } from '../../../../openapi/index.ts';
import { standingOf } from '../../../../machines/kit/standing.ts';
import { progress } from '../../../../machines/products/credit-claim/progress.ts';
import { Advised } from '../../../blocks/banks/advised.tsx';
import { useAdvice } from '../../../blocks/banks/other-terms.ts';
import { RefusedList } from '../../../blocks/banks/refused-list.tsx';
import { StopCredit } from '../../../blocks/banks/stop-credit.tsx';
import { isStopped } from '../../../blocks/banks/stopped.ts';
import { ClaimTurn } from '../../../blocks/claim/summary.tsx';
import { ClaimPage } from '../blocks/claim/claim-page.tsx';
import { historyOf } from '../../../blocks/claim/timeline.ts';
import { howClosed, isClient } from '../../../blocks/claim/status.ts';
import { priceOf } from '../../../../schemas/shared/lending.ts';
import { dmy, isoDayKz } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Button, ErrorBlock, Fold, Skeleton } from '../../../ui/index.ts';
import { useWide } from '../../../ui/use-wide.ts';
import type { HostActions, Read, ScreenProps } from '../../../blocks/props.ts';

const FEW = 2;

/** What each bank said, for those who come back to a refused claim. */
function Reasons({
  claim,
  answers,
  useRead,
  facts,
  host,
  busy,
  onApply,
}: { claim: Claim; answers: Read<readonly Integration[]>; host: HostActions | undefined } & Pick<
  ComponentProps<typeof RefusedList>,
  'busy' | 'onApply'
> &
  Pick<ScreenProps<'claim-closed'>, 'useRead' | 'facts'>) {
  const t = useT();
  const wide = useWide();
  const { requestId, product } = claim;
  const banks = useRead('listBanks', requestId === null ? null : {}).data;
  const advice = useAdvice(claim, answers.data, banks, facts.today);
  if (requestId === null) return null;
  if (answers.error !== null) return <ErrorBlock text={answers.error} onRetry={answers.retry} />;
  if (answers.data === undefined) return <Skeleton lines={3} />;
  const refused = answers.data.filter(({ rejection }) => rejection !== null);
  const price = priceOf(product);
  const offers = advice?.counterOffers ?? [];
  // As on the page of all refusals: what comes after the ban is told once, not in each refusal.
  const advised = isStopped(answers.data) && onApply !== null && offers.length > 0 ? offers : undefined;
  const section = (
    <section>
      <Fold
        look="part"
        // So few are what the page is read for; what would help stands in them.
        open={wide || refused.length <= FEW}
        title={<h2 className={css({ textStyle: 'h2' })}>{t('b.refusals', { n: refused.length })}</h2>}
      >
        <RefusedList
          answers={refused}
          advice={advice}
          price={price}
          busy={busy}
          onApply={onApply}
          {...(advised && { advised })}
          host={host}
        />
      </Fold>
    </section>
  );
  if (!advised) return section;
  return (
    <>
      <Advised offers={advised} stopped price={price} busy={busy} onApply={onApply} />
      {section}
    </>
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
  // Its last event; the title says what it was.
  const ended = claim && historyOf(claim).at(-1)?.at;
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
      beside={
        claim &&
        how === 'rejected' && (
          <Reasons
            claim={claim}
            answers={answers}
            useRead={useRead}
            facts={facts}
            host={own ? host : undefined}
            busy={busy}
            // As on the page of all refusals: a customer repeats what they have made themselves.
            onApply={
              own && event === 'REPEAT' && claim.type === 'C2C'
                ? (values) => send({ type: 'APPLY_TERMS', values })
                : null
            }
          />
        )
      }
    >
      {!isRead && <Skeleton lines={3} />}
      {isRead && stopped && (
        <StopCredit host={host} config={config} own={own} head={claim && <ClaimTurn claim={claim} own={own} />}>
          {again}
        </StopCredit>
      )}
      {isRead && !stopped && (
        <div className={estimate().panel}>
          {ended && (
            <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
              {t('closed.on', { date: dmy(isoDayKz(Date.parse(ended))) })}
            </p>
          )}
          {how && <h2 className={arranged({ as: 'doing' })}>{t(own ? `closed.${how}` : `closed.${how}Desk`)}</h2>}
          {how && <p>{t(own ? `closed.${how}Text` : `closed.${how}DeskText`)}</p>}
          {again}
        </div>
      )}
    </ClaimPage>
  );
}
