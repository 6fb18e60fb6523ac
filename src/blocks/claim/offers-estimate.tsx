import { type ReactNode, useId, useState } from 'react';
import { shareOf } from '../../../schemas/facts/money.ts';
import { css } from '@styled/css';
import { estimate } from '@styled/recipes';
import { group, months, percent } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { Banner, ErrorBlock, MoreIcon, Skeleton } from '../../ui/index.ts';
import { useFieldValue, useSetField } from '../../ui/form/index.ts';
import { BankEstimates } from './bank-estimates.tsx';
import { BankMonths, MonthHead, MonthRule } from './bank-months.tsx';
import { rangeText, useSpokenRange } from './estimate-range.tsx';
import { countedOf, refusingLast } from './counted.ts';
import { useLiveOffers, useProves } from './live-offers.tsx';
import { type BankMonth, monthsOf } from './months-of.ts';
import { besideText, monthsText } from './months-words.ts';
import type { WantedLoan } from './offers.ts';

/** What is ticked now. */
const useTicked = () => ({
  cascoInsurance: useFieldValue('cascoInsurance') === true,
  lifeInsurance: useFieldValue('lifeInsurance') === true,
  gpsTracker: useFieldValue('gpsTracker') === true,
});

interface Months {
  /** Of those that count now: the figure is theirs. */
  readonly months: readonly BankMonth[];
  /** With those that would refuse without a proof of the income, who stand last. */
  readonly every: readonly BankMonth[];
  readonly example: readonly BankMonth[];
}

/** What a month takes at those that would lend, with what is ticked now; while no loan is wanted, nothing, or for the sample of one. */
function useBankMonths(): Months {
  const { banks, loan, offers, sample } = useLiveOffers();
  const wanted = useTicked();
  const all = banks.data ?? [];
  const proves = useProves();
  const every = loan && offers ? refusingLast(monthsOf(offers.lending, loan, wanted, all), proves) : [];
  return {
    months: countedOf(every, proves),
    every,
    example: sample ? countedOf(monthsOf(sample.lending, sample.loan, wanted, all), proves) : [],
  };
}

/** The payment at each bank for the terms typed so far, live, beside the form; `head` says what is bought, `go` is the form's button. */
export function OffersEstimate({ head, go }: { head?: ReactNode; go?: ReactNode }) {
  const t = useT();
  const classes = estimate();
  return (
    <section className={`${classes.panel} ${classes.wide}`}>
      {head}
      <h2 className={css({ textStyle: 'h2' })}>{t('c2c.terms.estimate')}</h2>
      <Details go={go} />
    </section>
  );
}

/**
 * The same where there is no room beside the form: at the lower edge the range in sight, the rest behind it, and the form's button.
 * While there is nothing to say, the button is alone; before a down payment is typed an example is said.
 */
export function EstimateBar({ go }: { /** The form's button; true: it stands elsewhere. */ go: ReactNode }) {
  const t = useT();
  const classes = estimate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { loan, offers, banks, sample } = useLiveOffers();
  const { months, example } = useBankMonths();
  const words = offers && rangeText(months, t);
  useSpokenRange(words);
  const hasBeside = besideText(months, t) !== '';
  const says = offers !== null || sample !== null || banks.error !== null || open;
  return (
    <section data-foot className={classes.bar} aria-label={t('c2c.terms.estimate')}>
      <div className={classes.ends}>
        {says && (
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={open}
            aria-controls={id}
            data-example={sample ? '' : undefined}
            onClick={() => setOpen(!open)}
          >
            <span className={classes.short}>
              <strong>
                {words ? monthsText(months, t) : sample ? monthsText(example, t) : t('c2c.terms.estimate')}
              </strong>
              <span className={classes.caption}>
                {words
                  ? t(hasBeside ? 'c2c.terms.inAllAt' : 'c2c.terms.monthlyAt', { n: months.length })
                  : sample
                    ? sampleText('c2c.terms.sampleBar', sample.loan, t)
                    : t(
                        banks.error === null
                          ? offers && loan
                            ? 'c2c.terms.nobody'
                            : 'c2c.terms.enter'
                          : 'c2c.terms.banksError',
                      )}
              </span>
            </span>
            <MoreIcon name="down" />
          </button>
        )}
        {go}
      </div>
      <div id={id} className={classes.sheet} hidden={!open}>
        {open && (
          <div className={css({ p: '16', display: 'grid', gap: '16' })}>
            <Details />
          </div>
        )}
      </div>
    </section>
  );
}

/** "Например: взнос 20 %, срок 60 месяцев"; below its figure "в месяц, если взнос 20 % и срок 60 месяцев". */
const sampleText = (
  id: 'c2c.terms.sample' | 'c2c.terms.sampleBar',
  { price, fee, term }: WantedLoan,
  t: Translate,
): string => t(id, { p: percent(shareOf(fee, price)), term: months(term, t) });

/** The figure first, then the way on, which stays where it is while figures change; the banks one by one below. */
function Details({ go }: { go?: ReactNode }) {
  const { months, every, example } = useBankMonths();
  return (
    <>
      <Figure months={months} example={example} />
      {go}
      <Banks months={every} />
    </>
  );
}

function Figure({ months, example }: Pick<Months, 'months' | 'example'>) {
  const t = useT();
  const { banks, loan, offers, sample } = useLiveOffers();
  const classes = estimate();
  if (banks.error !== null)
    return <ErrorBlock title={t('c2c.terms.banksError')} text={banks.error} onRetry={banks.retry} />;
  if (banks.data === undefined) return <Skeleton lines={3} />;
  if (offers === null || loan === null)
    return (
      <>
        <p className={css({ color: 'fg.muted' })}>{t('c2c.terms.enter')}</p>
        {/* As large as an answer it would be taken for one. */}
        {sample && (
          <div className={classes.head}>
            <p className={classes.caption}>{sampleText('c2c.terms.sample', sample.loan, t)}</p>
            <p className={classes.inAll}>{t('c2c.terms.aMonth', { range: monthsText(example, t) })}</p>
            <TakeSample loan={sample.loan} />
          </div>
        )}
      </>
    );
  if (offers.lending.length > 0) return <MonthHead of={months} loan={loan} />;
  return (
    <Banner tone="warning">
      <p>{t('c2c.terms.noOffers')}</p>
    </Banner>
  );
}

/** Its terms, in the fields by one tap. */
function TakeSample({ loan: { fee, term } }: { loan: WantedLoan }) {
  const t = useT();
  const set = useSetField();
  return (
    <button
      type="button"
      className={estimate().take}
      onClick={() => {
        set('initialFee', group(fee));
        set('term', String(term));
      }}
    >
      {t('c2c.terms.take')}
    </button>
  );
}

function Banks({ months }: { months: readonly BankMonth[] }) {
  const t = useT();
  const { banks, loan, offers } = useLiveOffers();
  const taken = useTicked();
  const provesIncome = useProves();
  if (banks.error !== null || offers === null || loan === null) return null;
  return (
    <>
      {offers.lending.length > 0 && (
        <>
          <MonthRule of={months} />
          <BankMonths of={months} provesIncome={provesIncome} taken={taken} />
        </>
      )}
      <BankEstimates offers={offers} />
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
        {t('c2c.terms.caution')} {t('loan.gesvHint')}.
      </p>
    </>
  );
}
