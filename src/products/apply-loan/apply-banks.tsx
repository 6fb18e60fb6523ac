import { type ReactNode, useEffect, useState } from 'react';
import { css, cx } from '@styled/css';
import { hstack, stack } from '@styled/patterns';
import { arranged, estimate } from '@styled/recipes';
import { loanOf } from './blocks/purchase.ts';
import { Whose } from './blocks/whose.tsx';
import { Back } from '../../blocks/claim/back.tsx';
import { MonthBar } from './blocks/month-bar.tsx';
import { MonthHead, Needs, partsText } from '../../blocks/claim/bank-months.tsx';
import { refusesYet } from '../../blocks/claim/counted.ts';
import { type BankMonth, monthsOf } from '../../blocks/claim/months-of.ts';
import { besideText } from '../../blocks/claim/months-words.ts';
import { offersOf, type Offers, type WantedLoan } from '../../blocks/claim/offers.ts';
import { useOfferedBanks } from '../../blocks/claim/use-offered-banks.ts';
import { CompanyMark } from '../../blocks/marks/company-name.tsx';
import { RefusingBanks } from '../../blocks/claim/refusing-banks.tsx';
import { isClient } from '../../blocks/claim/status.ts';
import { Columns } from '../../blocks/columns.tsx';
import { bankListForm } from '../../../schemas/apply-loan/bank-list.form.ts';
import { shareOf } from '../../../schemas/facts/money.ts';
import { money, percent } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { CheckboxField, FieldSet, Form, useFieldValue } from '../../ui/form/index.ts';
import { Banner, Button, Card, ErrorBlock, Page, Skeleton, SummaryList } from '../../ui/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import type { ScreenProps } from '../../blocks/props.ts';

type Props = ScreenProps<'apply-banks'>;

/** What a month takes stands at the other end from the bank; on a phone below it, whatever the name's length. */
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: '12',
  rowGap: '4',
});

const sum = css({
  flex: { base: '[1 0 100%]', tablet: '[0 1 auto]' },
  textStyle: 'body.strong',
  fontVariantNumeric: 'tabular-nums',
});

/**
 * Which banks get the application: all that lend on these terms, unless unticked, what a month takes in all the lowest first. Those
 * that would refuse for want of a statement stand apart, and are not to be ticked: only other terms help.
 */
export default function ApplyBanks(props: Props) {
  const { screen, send, busy, context, facts, profile, useRead } = props;
  const t = useT();
  const banks = useRead('listBanks', {});
  const offered = useOfferedBanks(banks.data);
  const { claim } = context.responses;
  const terms = context.answers.SUBMIT_TERMS;
  const loan = claim && terms ? loanOf(claim, terms, facts.today) : null;
  const offers = offered && loan ? offersOf(offered, loan) : null;
  const months = offered && loan && offers && terms ? monthsOf(offers.lending, loan, terms, offered) : [];
  const provesIncome = terms?.provesIncome !== false;
  const ready = months.filter(({ bank }) => !refusesYet(bank, provesIncome));
  const waiting = months.filter((one) => !ready.includes(one));
  const more = waiting.length > 0 && <Waiting {...props} months={waiting} />;
  const refusing = offers !== null && offers.refusing.length > 0 && <Refusing offers={offers} />;
  return (
    <Page
      screen={screen}
      title={t('apply.banks.title')}
      lead={
        <Whose claim={claim} profile={profile}>
          {t(isClient(profile) ? 'apply.banks.lead' : 'apply.banks.leadAtDesk')}
        </Whose>
      }
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
    >
      {banks.error !== null ? (
        <ErrorBlock title={t('c2c.terms.banksError')} text={banks.error} onRetry={banks.retry} />
      ) : offers === null ? (
        <Skeleton lines={4} />
      ) : offers.lending.length === 0 ? (
        <Banner tone="warning">
          <p>{t('c2c.terms.noOffers')}</p>
          <Button tone="secondary" onClick={() => send({ type: 'BACK' })}>
            {t('apply.banks.otherTerms')}
          </Button>
        </Banner>
      ) : ready.length > 0 && loan ? (
        <Choice {...props} months={ready} loan={loan} more={more} refusing={refusing} />
      ) : (
        <Columns main={more} aside={refusing} />
      )}
    </Page>
  );
}

function Choice({
  send,
  busy,
  problem,
  context,
  draft,
  months,
  loan,
  more,
  refusing,
}: Props & {
  months: readonly BankMonth[];
  loan: WantedLoan;
  /** Above the list: it changes what is chosen from. */
  more: ReactNode;
  refusing: ReactNode;
}) {
  const t = useT();
  const wide = useWide();
  const all = Object.fromEntries(months.map(({ bank }) => [bank.alias, true]));
  // A bank that was ticked for other terms may not lend on these.
  const still = (banks: Readonly<Record<string, boolean>>) =>
    Object.fromEntries(Object.entries(banks).filter(([alias]) => alias in all));
  const banks = { ...all, ...still(context.answers.CHOOSE_BANKS?.banks ?? {}) };
  const [count, setCount] = useState(0);
  const kept = draft('CHOOSE_BANKS');
  const beside = besideText(months, t);
  return (
    <Form
      schema={bankListForm}
      initial={{ banks }}
      event="CHOOSE_BANKS"
      submitLabel={count === 0 ? t('btn.continue') : t('apply.banks.go', { n: count })}
      busy={busy}
      draft={{
        ...kept,
        load() {
          const raw = kept.load();
          return raw && { banks: { ...banks, ...still((raw['banks'] ?? {}) as typeof banks) } };
        },
      }}
      problem={problem?.fields}
      onSubmit={(values) => send({ type: 'CHOOSE_BANKS', values: { banks: still(values.banks) } })}
    >
      {(button, summary) => (
        <Ticked of={months} onCount={setCount}>
          {(meant) => (
            <>
              <Columns
                main={
                  <>
                    {summary}
                    {more}
                    <FieldSet
                      legend={t('apply.banks.list')}
                      hint={beside === '' ? undefined : t('apply.banks.counted', { what: beside })}
                    >
                      <Ticks of={months} />
                    </FieldSet>
                  </>
                }
                aside={
                  <>
                    <Meant of={meant} loan={loan} go={wide && button} />
                    {refusing}
                  </>
                }
              />
              {wide || <MonthBar of={meant}>{button}</MonthBar>}
            </>
          )}
        </Ticked>
      )}
    </Form>
  );
}

/** Who would lend if the income were proved, and the way to the terms where that is said. */
function Waiting({ send, busy, months }: Props & { months: readonly BankMonth[] }) {
  const t = useT();
  return (
    <Card as="section">
      <div className={arranged({ as: 'asks' })}>
        <div className={stack({ gap: '4' })}>
          <h2 className={css({ textStyle: 'h3' })}>{t('apply.banks.withProof')}</h2>
          {months.map((one) => (
            <p key={one.bank.alias}>
              {one.bank.name}: {t('apply.banks.payment', { sum: money(one.month) })}
            </p>
          ))}
          <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('apply.banks.withoutProof')}</p>
        </div>
        <Button tone="secondary" full busy={busy} onClick={() => send({ type: 'BACK' })}>
          {t('apply.banks.toProof')}
        </Button>
      </div>
    </Card>
  );
}

/** A bank a row. */
function Ticks({ of }: { of: readonly BankMonth[] }) {
  const t = useT();
  return (
    <Card>
      <div className={arranged({ as: 'ticks' })}>
        {of.map((one) => (
          <CheckboxField
            key={one.bank.alias}
            name={`banks.${one.bank.alias}`}
            label={one.bank.name}
            hint={
              <>
                {partsText(one, t)}
                <Needs of={one} provesIncome />
              </>
            }
          >
            <span className={line}>
              <span className={hstack({ gap: '12', minW: '0' })}>
                <CompanyMark company={one.bank} kind="lender" />
                <span className={css({ textStyle: 'body.strong' })}>{one.bank.name}</span>
              </span>
              <span data-pays className={sum}>
                {t('apply.banks.payment', { sum: money(one.month) })}
              </span>
            </span>
          </CheckboxField>
        ))}
      </div>
    </Card>
  );
}

/** Those of the banks that are ticked; how many they are goes to the button. */
function Ticked({
  of,
  onCount,
  children,
}: {
  of: readonly BankMonth[];
  onCount: (count: number) => void;
  children: (meant: readonly BankMonth[]) => ReactNode;
}) {
  const ticks = (useFieldValue('banks') ?? {}) as Readonly<Record<string, boolean>>;
  const meant = of.filter(({ bank }) => ticks[bank.alias]);
  useEffect(() => onCount(meant.length), [meant.length, onCount]);
  return children(meant);
}

/** What is asked for and what a month of it takes at the ticked ones, beside the list; a phone has it in the bar. */
function Meant({ of, loan, go }: { of: readonly BankMonth[]; loan: WantedLoan; go: ReactNode }) {
  const t = useT();
  const classes = estimate();
  const fee = t('detail.feeValue', { sum: money(loan.fee), p: percent(shareOf(loan.fee, loan.price)) });
  return (
    <section className={cx(classes.panel, classes.wide)} aria-label={t('c2c.terms.estimate')}>
      {of.length > 0 && <MonthHead of={of} loan={loan} />}
      {go}
      <SummaryList
        rows={[
          { label: t('loan.fee'), value: fee },
          { label: t('loan.payment'), value: t(`loan.${loan.kind}`) },
        ]}
      />
    </section>
  );
}

function Refusing({ offers: { refusing } }: { offers: Offers }) {
  const t = useT();
  return (
    <Card as="section">
      <div className={stack({ gap: '16' })}>
        <h2 className={css({ textStyle: 'h3' })}>{t('c2c.terms.refusing', { n: refusing.length })}</h2>
        <RefusingBanks refusing={refusing} />
      </div>
    </Card>
  );
}
