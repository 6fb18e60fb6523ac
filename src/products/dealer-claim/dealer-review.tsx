import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { estimate } from '@styled/recipes';
import type { ReactNode } from 'react';
import { BankMonths, MonthHead, MonthRule } from '../../blocks/claim/bank-months.tsx';
import { countedOf, refusingLast } from '../../blocks/claim/counted.ts';
import { monthsOf } from '../../blocks/claim/months-of.ts';
import { offersOf } from '../../blocks/claim/offers.ts';
import { useOfferedBanks } from '../../blocks/claim/use-offered-banks.ts';
import { CardHead } from '../../blocks/card-head.tsx';
import { DeskStep } from './blocks/desk-step.tsx';
import { purchaseOf } from './blocks/purchase.ts';
import { carRows, clientRows, termsRows } from './blocks/said.tsx';
import { useCarWords } from './blocks/use-car-words.ts';
import { phone } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import { Banner, Button, Card, ErrorBlock, Fold, Skeleton, SummaryList, type SummaryRow } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

type Props = ScreenProps<'dealer-review'>;

/** Everything once more; what is made here goes to the client's phone. */
export default function DealerReview(props: Props) {
  const { screen, send, busy, context } = props;
  const t = useT();
  const { SUBMIT_CLIENT: client, SUBMIT_DEALER_CAR: car, SUBMIT_TERMS: terms } = context.answers;
  const name = useCarWords(car, props.useRead);
  const purchase = purchaseOf(car, props.facts.today);
  return (
    <DeskStep
      screen={screen}
      title={t('dealer.review.title')}
      busy={busy}
      onBack={() => send({ type: 'BACK' })}
      aside={
        <div className={stack({ gap: '16' })}>
          <Outlook {...props}>
            {client && <p>{t('dealer.review.sms', { phone: phone(client.phone) })}</p>}
            <Button full event="CREATE_CLAIM" busy={busy} onClick={() => send({ type: 'CREATE_CLAIM' })}>
              {t('dealer.review.create')}
            </Button>
          </Outlook>
        </div>
      }
    >
      {client && (
        <Said
          title={t('dealer.client.title')}
          rows={clientRows(client, t)}
          change={
            <Button tone="quiet" event="EDIT_CLIENT" onClick={() => send({ type: 'EDIT_CLIENT' })}>
              {t('dealer.review.change')}
            </Button>
          }
        />
      )}
      {car && (
        <Said
          title={t('dealer.car.title')}
          rows={carRows(car, name, t)}
          change={
            <Button tone="quiet" event="EDIT_CAR" onClick={() => send({ type: 'EDIT_CAR' })}>
              {t('dealer.review.change')}
            </Button>
          }
        />
      )}
      {terms && (
        <Said
          title={t('dealer.terms.title')}
          rows={termsRows(terms, purchase.price, t)}
          change={
            <Button tone="quiet" event="EDIT_TERMS" onClick={() => send({ type: 'EDIT_TERMS' })}>
              {t('dealer.review.change')}
            </Button>
          }
        />
      )}
    </DeskStep>
  );
}

function Said({ title, rows, change }: { title: string; rows: readonly SummaryRow[]; change: ReactNode }) {
  return (
    <Card as="section">
      <div className={stack({ gap: '4' })}>
        <CardHead title={title}>{change}</CardHead>
        <SummaryList rows={rows} />
      </div>
    </Card>
  );
}

/** What a month would cost at the banks that lend on these terms: from the lowest to the highest, what is done next, and each bank. */
function Outlook({ context, useRead, facts, children }: Props & { children: ReactNode }) {
  const t = useT();
  const wide = useWide();
  const banks = useRead('listBanks', {});
  const offered = useOfferedBanks(banks.data);
  const { SUBMIT_DEALER_CAR: car, SUBMIT_TERMS: terms } = context.answers;
  if (banks.error !== null)
    return (
      <>
        <ErrorBlock title={t('c2c.terms.banksError')} text={banks.error} onRetry={banks.retry} />
        {children}
      </>
    );
  if (offered === undefined || !terms)
    return (
      <>
        <Skeleton lines={1} />
        {children}
      </>
    );
  const loan = {
    ...purchaseOf(car, facts.today),
    fee: terms.initialFee,
    term: terms.term,
    kind: terms.paymentType,
  };
  const { lending } = offersOf(offered, loan);
  if (lending.length === 0)
    return (
      <>
        <Banner tone="warning">
          <p>{t('c2c.terms.noOffers')}</p>
        </Banner>
        {children}
      </>
    );
  const months = refusingLast(monthsOf(lending, loan, terms, offered), terms.provesIncome);
  // Bank by bank they stood in the step before: on a phone they are folded, for the button is below them.
  const each = (
    <div className={stack({ gap: '12' })}>
      <MonthRule of={months} />
      <BankMonths of={months} provesIncome={terms.provesIncome} taken={terms} />
    </div>
  );
  const head = <MonthHead of={countedOf(months, terms.provesIncome)} loan={loan} />;
  const panel = estimate().panel;
  return wide ? (
    <>
      <section className={panel} aria-label={t('c2c.terms.estimate')}>
        {head}
        {children}
      </section>
      <Card as="section">
        <h2 className={css({ textStyle: 'h3' })}>{t('dealer.review.banks')}</h2>
        {each}
      </Card>
    </>
  ) : (
    <>
      <section className={panel} aria-label={t('c2c.terms.estimate')}>
        {head}
        <Fold title={t('c2c.terms.allOffers', { n: months.length })}>{each}</Fold>
      </section>
      {children}
    </>
  );
}
