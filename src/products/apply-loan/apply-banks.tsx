import { useEffect, useState } from 'react';
import { css } from '@styled/css';
import { hstack, stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { loanOf } from './blocks/purchase.ts';
import { Back } from '../../blocks/claim/back.tsx';
import { Needs, partsText } from '../../blocks/claim/bank-months.tsx';
import { refusesYet } from '../../blocks/claim/bank-needs.ts';
import { type BankMonth, monthsOf } from '../../blocks/claim/months-of.ts';
import { besideText } from '../../blocks/claim/months-words.ts';
import { offersOf, type Offers } from '../../blocks/claim/offers.ts';
import { useOfferedBanks } from '../../blocks/claim/use-offered-banks.ts';
import { CompanyMark, CompanyName } from '../../blocks/marks/company-name.tsx';
import { refusalsText } from '../../blocks/claim/refusal-text.ts';
import { Columns } from '../../blocks/columns.tsx';
import { bankListForm } from '../../../schemas/apply-loan/bank-list.form.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { CheckboxField, FieldSet, Form, useFieldValue } from '../../ui/form/index.ts';
import { Banner, Button, Card, ErrorBlock, Page, Skeleton } from '../../ui/index.ts';
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
 * Which banks get the application: all that lend on these terms, unless unticked, what a month takes in all the lowest first; those
 * that would refuse for want of a statement stand apart, and are ticked by who means it.
 */
export default function ApplyBanks(props: Props) {
  const { screen, send, busy, context, facts, useRead } = props;
  const t = useT();
  const banks = useRead('listBanks', {});
  const offered = useOfferedBanks(banks.data);
  const { claim } = context.responses;
  const terms = context.answers.SUBMIT_TERMS;
  const loan = claim && terms ? loanOf(claim, terms, facts.today) : null;
  const offers = offered && loan ? offersOf(offered, loan) : null;
  const months = offered && loan && offers && terms ? monthsOf(offers.lending, loan, terms, offered) : [];
  return (
    <Page
      screen={screen}
      title={t('apply.banks.title')}
      lead={t('apply.banks.lead')}
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
      ) : (
        <Columns
          main={<Choice {...props} months={months} />}
          aside={offers.refusing.length > 0 && <Refusing offers={offers} />}
        />
      )}
    </Page>
  );
}

function Choice({ send, busy, problem, context, draft, months }: Props & { months: readonly BankMonth[] }) {
  const t = useT();
  const provesIncome = context.answers.SUBMIT_TERMS?.provesIncome !== false;
  const ready = months.filter(({ bank }) => !refusesYet(bank, provesIncome));
  const waiting = months.filter((one) => !ready.includes(one));
  const all = Object.fromEntries(months.map((one) => [one.bank.alias, ready.includes(one)]));
  // A bank that was chosen for other terms may not lend on these.
  const kept = Object.entries(context.answers.CHOOSE_BANKS?.banks ?? {}).filter(([alias]) => alias in all);
  const [count, setCount] = useState(0);
  return (
    <Form
      schema={bankListForm}
      initial={{ banks: { ...all, ...Object.fromEntries(kept) } }}
      event="CHOOSE_BANKS"
      submitLabel={count === 0 ? t('btn.continue') : t('apply.banks.go', { n: count })}
      busy={busy}
      draft={draft('CHOOSE_BANKS')}
      problem={problem?.fields}
      onSubmit={({ banks }) =>
        send({
          type: 'CHOOSE_BANKS',
          values: { banks: Object.fromEntries(Object.entries(banks).filter(([alias]) => alias in all)) },
        })
      }
    >
      <Ticked of={Object.keys(all)} onCount={setCount} />
      {ready.length > 0 && (
        <FieldSet
          legend={t('apply.banks.list')}
          hint={besideText(ready, t) === '' ? undefined : t('apply.banks.counted', { what: besideText(ready, t) })}
        >
          <Ticks of={ready} />
        </FieldSet>
      )}
      {waiting.length > 0 && (
        <FieldSet legend={t('apply.banks.withProof')} hint={t('apply.banks.withoutProof')}>
          <Ticks of={waiting} />
          <Button tone="quiet" busy={busy} onClick={() => send({ type: 'BACK' })}>
            {t('apply.banks.otherTerms')}
          </Button>
        </FieldSet>
      )}
    </Form>
  );
}

/** A bank a row; that the income is not proved is said above those that mind. */
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

/** How many of these are ticked, for the button. */
function Ticked({ of, onCount }: { of: readonly string[]; onCount: (count: number) => void }) {
  const ticks = (useFieldValue('banks') ?? {}) as Readonly<Record<string, boolean>>;
  const count = of.filter((alias) => ticks[alias]).length;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}

function Refusing({ offers: { refusing } }: { offers: Offers }) {
  const t = useT();
  return (
    <Card as="section">
      <div className={stack({ gap: '16' })}>
        <h2 className={css({ textStyle: 'h3' })}>{t('c2c.terms.refusing', { n: refusing.length })}</h2>
        {refusing.map(({ bank, refusals }) => (
          <div key={bank.alias}>
            <CompanyName company={bank} kind="lender" out>
              <div>
                <p className={css({ textStyle: 'body.strong' })}>{bank.name}</p>
                <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{refusalsText(refusals, t)}</p>
              </div>
            </CompanyName>
          </div>
        ))}
      </div>
    </Card>
  );
}
