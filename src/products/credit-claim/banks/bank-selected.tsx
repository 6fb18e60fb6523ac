import { useEffect, useRef } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { carCard, chosen as chosenBar } from '@styled/recipes';
import type { Integration } from '../../../../openapi/index.ts';
import { isApproved } from '../../../blocks/banks/answer-kinds.ts';
import { KeepSchedule } from '../../../blocks/banks/keep-schedule.tsx';
import { ChangedLoan } from '../../../blocks/banks/changed-loan.tsx';
import { Schedule } from '../../../blocks/banks/schedule.tsx';
import { besideInMonth, monthInAll, offerSchedule } from '../../../blocks/banks/offer-cost.ts';
import { validUntil } from '../../../blocks/banks/offer-rows.ts';
import { CompanyName } from '../../../blocks/marks/company-name.tsx';
import { claimAbout } from '../../../blocks/banks/claim-about.ts';
import { Columns } from '../../../blocks/columns.tsx';
import { CreditCost } from '../../../blocks/banks/credit-cost.tsx';
import { Back } from '../../../blocks/claim/back.tsx';
import { apartRows } from '../../../blocks/banks/cost-rows.ts';
import { besideNames } from '../../../blocks/banks/cost-text.ts';
import { StopCreditLine } from '../../../blocks/banks/stop-credit.tsx';
import { money, months, percent } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { useWide } from '../../../ui/use-wide.ts';
import { announce, Banner, Button, Card, Page, Skeleton, SummaryList } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** The chosen bank and what the credit costs. Nobody is asked to sign a credit whose cost is not on the page. */
export default function BankSelected({
  screen,
  context,
  send,
  busy,
  useRead,
  host,
  config,
  facts,
}: ScreenProps<'bank-selected'>) {
  const t = useT();
  const classes = chosenBar();
  const wide = useWide();
  const { claim, listIntegrations } = context.responses;
  const chosen = (answers: readonly Integration[] | undefined) =>
    answers?.filter(isApproved).find(({ bank }) => bank.alias === claim?.bank?.alias);
  const known = chosen(listIntegrations);
  // Who comes back by a link or a reload did not see the answers: the cost is read for them.
  const id = claim?.requestId ?? null;
  const read = useRead('listIntegrations', known !== undefined || id === null ? null : { path: { id } });
  const offer = known ?? chosen(read.data);
  const rows = offer ? offerSchedule(offer) : [];
  const reread = () => {
    announce(t('b.costReading'));
    // The button goes while it is read.
    document.querySelector('h1')?.focus();
    read.retry();
  };
  const bank = claim?.bank?.name ?? '—';
  // The page was heard without its cost: said once it is there.
  const heard = useRef(offer !== undefined);
  useEffect(() => {
    if (offer === undefined || heard.current) return;
    heard.current = true;
    announce(`${offer.bank.name}: ${t('b.monthSum', { sum: money(monthInAll(offer.approved)) })}`);
  }, [offer, t]);
  const ban = <StopCreditLine answers={listIntegrations ?? read.data ?? []} host={host} config={config} own />;
  const change = (
    <Button full tone="quiet" event="CHANGE_BANK" onClick={() => send({ type: 'CHANGE_BANK' })}>
      {t('b.change')}
    </Button>
  );
  const figures = (
    <>
      {!wide && ban}
      {claim && offer && (
        <>
          <ChangedLoan asked={claim} offer={offer.approved} />
          <CreditCost offer={offer.approved} schedule={rows} />
        </>
      )}
      {claim && offer === undefined && (
        <Card as="section">
          {read.pending && <Skeleton lines={1} />}
          <SummaryList
            rows={[
              { label: t('b.selectedBank'), value: bank },
              { label: t('b.amount'), value: money(claim.creditAmount) },
              { label: t('b.term'), value: months(claim.term, t) },
              {
                label: t('b.fee'),
                value: t('b.feeValue', { sum: money(claim.initialFee), percent: percent(claim.initialFeePercent) }),
              },
              {
                label: t('b.paymentType'),
                value: t(claim.product.paymentType === 'differentiated' ? 'b.differentiated' : 'b.annuity'),
              },
            ]}
          />
        </Card>
      )}
      {offer === undefined && !read.pending && (
        <Banner tone="error" live>
          {read.error !== null && <p>{read.error}</p>}
          <p>{t(read.error === null ? 'b.costGone' : 'b.costUnread')}</p>
        </Banner>
      )}
    </>
  );
  const about = <p>{claimAbout(claim, t)?.replace('\n', ' · ')}</p>;
  const falls = offer?.approved.paymentType === 'differentiated';
  const bankMonth = t(falls ? 'b.payBankFirst' : 'b.payBank');
  /** Something is paid beside the loan. */
  const more = offer !== undefined && besideInMonth(offer.approved) > 0;
  const small = css({ textStyle: 'body.sm', color: 'fg.muted' });
  const where = offer && (
    <>
      <p className={small}>{t('b.validUntil', { date: validUntil(offer.approved.validUntil) })}</p>
      <p className={small}>{t('b.signNote')}</p>
    </>
  );
  const signs = offer !== undefined || read.pending;
  const payments = offer && (
    <Card as="section" aria-labelledby="schedule">
      <div className={stack({ gap: '12' })}>
        <h2 id="schedule" className={css({ textStyle: 'h2' })}>
          {t('b.schedule')}
        </h2>
        <Schedule rows={rows} note={t('b.scheduleNote')} />
        {claim && !host.webview && (
          <KeepSchedule bank={offer.bank.name} rows={rows} of={claim.id} today={facts.today} />
        )}
      </div>
    </Card>
  );
  const below = (
    <>
      {!wide && payments}
      {offer === undefined && <p className={css({ color: 'fg.muted' })}>{t('b.costFirst')}</p>}
      <div className={stack({ gap: '12' })}>
        {/* Beside, where there is room: the bar of a phone has one line. */}
        {where && <div className={carCard().narrow}>{where}</div>}
        {offer === undefined && !read.pending && id !== null && (
          <Button full busy={busy} onClick={reread}>
            {t('b.costRetry')}
          </Button>
        )}
        {!(wide && signs) && (
          <div>
            <p className={small}>{t('b.selectedLead')}</p>
            {change}
          </div>
        )}
        {/* A page is long: what has to go before a signature is said at the button, too. */}
        {!wide && offer && ban}
      </div>
    </>
  );
  // In sight at the foot of a phone; beside the figures where there is room.
  const sign = signs && (
    <section data-foot className={classes.bar} aria-label={bank}>
      {offer && (
        <div className={classes.about}>
          {/* What it was chosen by, and of that what is signed and what is not. */}
          {wide && (
            <div>
              <p className={small}>{more ? t('b.monthInAll') : bankMonth}</p>
              <p className={css({ textStyle: 'amount.lg' })}>{money(monthInAll(offer.approved))}</p>
            </div>
          )}
          <SummaryList
            rows={[
              ...(wide ? [{ label: t('b.gesv'), value: percent(offer.approved.gesv) }] : []),
              ...(wide && !more ? [] : [{ label: bankMonth, value: money(offer.approved.monthlyPayment) }]),
              ...apartRows(offer.approved, t),
            ]}
          />
          {where}
        </div>
      )}
      {wide && ban}
      <Button full busy={busy || offer === undefined} event="SIGN" onClick={() => send({ type: 'SIGN' })}>
        {t('b.sign')}
      </Button>
      {/* What is signed: the payment to the bank. All that it costs beside stands above, the bar has one line. */}
      {offer && (
        <p className={classes.signed}>
          {[
            t(falls ? 'b.signFirst' : 'b.signPayment', { sum: money(offer.approved.monthlyPayment) }),
            ...(more ? [t('b.signApart', { things: besideNames(offer.approved, t) })] : []),
          ].join(' · ')}
        </p>
      )}
      {wide && change}
    </section>
  );
  return (
    <Page
      screen={screen}
      above={<Back onBack={() => send({ type: 'BACK' })} label={t('b.toClaim')} />}
      title={t(offer === undefined ? 'b.selectedTitle' : 'b.signTitle')}
      lead={
        <>
          {claim?.bank && (
            <CompanyName company={claim.bank} kind="lender">
              <div>
                <p className={css({ textStyle: 'body.strong', color: 'fg' })}>{bank}</p>
                {about}
              </div>
            </CompanyName>
          )}
          {claim && !claim.bank && about}
        </>
      }
    >
      <Columns
        parts="rows"
        main={
          <>
            {figures}
            {below}
          </>
        }
        // What is paid when: under the act, where there is room beside the sums.
        aside={
          <>
            {sign}
            {wide && payments}
          </>
        }
      />
    </Page>
  );
}
