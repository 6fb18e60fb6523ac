import { useEffect, useMemo } from 'react';
import type { Bank } from '../../../openapi/index.ts';
import { amount } from '../../../schemas/facts/money.ts';
import { css } from '@styled/css';
import { stack, wrap } from '@styled/patterns';
import { group, money, percent } from '../../i18n/format.ts';
import { useT, type Translate } from '../../i18n/index.ts';
import type { Read } from '../props.ts';
import { useFieldValue } from '../../ui/form/index.ts';
import { announce, Banner, Card, ErrorBlock, Skeleton, SummaryList } from '../../ui/index.ts';
import { offersOf, rangeOf, type Estimate, type Offers, type WantedLoan } from './offers.ts';
import { CompanyName } from '../marks/company-name.tsx';
import { refusalText } from './refusal-text.ts';

/** A figure is read out when typing has paused for so long. */
const SAY_AFTER_MS = 1_500;

interface Props {
  banks: Read<readonly Bank[]>;
  purchase: Pick<WantedLoan, 'price' | 'carType' | 'carYear' | 'fromPerson' | 'today'>;
}

/** The payment at each bank for the terms typed so far, live. Stands inside the form of the terms. */
export function OffersEstimate({ banks, purchase }: Props) {
  const t = useT();
  const offers = useOffers(banks.data, purchase);
  const range = offers && rangeOf(offers.lending, (one) => one.payment);
  const words = range && rangeText(range, t);
  useEffect(() => {
    if (!words) return;
    const timer = setTimeout(() => announce(`${t('loan.monthly')}: ${words}`), SAY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words, t]);

  return (
    <Card as="section">
      <div className={stack({ gap: '16' })}>
        <h2 className={css({ textStyle: 'h2' })}>{t('c2c.terms.estimate')}</h2>
        {banks.error !== null ? (
          <ErrorBlock title={t('c2c.terms.banksError')} text={banks.error} onRetry={banks.retry} />
        ) : banks.data === undefined ? (
          <Skeleton lines={1} />
        ) : offers === null ? (
          <p className={css({ color: 'fg.muted' })}>{t('c2c.terms.enter')}</p>
        ) : (
          <Figures offers={offers} words={words} />
        )}
      </div>
    </Card>
  );
}

function useOffers(banks: readonly Bank[] | undefined, purchase: Props['purchase']): Offers | null {
  const typedFee = useFieldValue('initialFee');
  const term = Number(useFieldValue('term'));
  const kind = useFieldValue('paymentType') === 'differentiated' ? 'differentiated' : 'annuity';
  const fee = typeof typedFee === 'string' || typeof typedFee === 'number' ? amount(typedFee) : null;
  const { price, carType, carYear, fromPerson, today } = purchase;
  return useMemo(
    () =>
      banks === undefined || fee === null || fee >= price || !(term > 0)
        ? null
        : offersOf(banks, { price, fee, term, kind, carType, carYear, fromPerson, today }),
    [banks, price, fee, term, kind, carType, carYear, fromPerson, today],
  );
}

const rangeText = ({ from, to }: { from: number; to: number }, t: Translate): string =>
  from === to ? money(from) : t('c2c.terms.range', { from: group(from), to: money(to) });

function Figures({ offers: { lending, refusing }, words }: { offers: Offers; words: string | null }) {
  const t = useT();
  const [best, ...others] = lending;
  return (
    <>
      {best === undefined ? (
        <Banner tone="warning">
          <p>{t('c2c.terms.noOffers')}</p>
        </Banner>
      ) : (
        <>
          <div>
            <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('loan.monthly')}</p>
            <p className={css({ textStyle: 'amount.lg' })}>{words}</p>
          </div>
          <div className={stack({ gap: '4' })}>
            <p className={css({ textStyle: 'label', color: 'link' })}>{t('c2c.terms.best')}</p>
            <BankEstimate one={best} />
          </div>
        </>
      )}
      {others.length > 0 && (
        <Disclosure summary={t('c2c.terms.allOffers', { n: lending.length })}>
          {others.map((one) => (
            <BankEstimate key={one.bank.alias} one={one} short />
          ))}
        </Disclosure>
      )}
      {refusing.length > 0 && (
        <Disclosure summary={t('c2c.terms.refusing', { n: refusing.length })}>
          {refusing.map(({ bank, refusals }) => (
            <div key={bank.alias}>
              <CompanyName company={bank} kind="lender" out>
                <p className={css({ textStyle: 'body.strong' })}>{bank.name}</p>
              </CompanyName>
              <p className={css({ color: 'fg.muted' })}>
                {refusals.map((refusal) => refusalText(refusal, t)).join('; ')}
              </p>
            </div>
          ))}
        </Disclosure>
      )}
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
        {t('c2c.terms.caution')} {t('loan.gesvHint')}.
      </p>
    </>
  );
}

/** `short`: the same figures in one line, to compare. */
function BankEstimate({
  one: { bank, payment, last, rate, gesv, overpayment, principal },
  short = false,
}: {
  one: Estimate;
  short?: boolean;
}) {
  const t = useT();
  const rates = [rate, gesv]
    .filter((value) => value !== null)
    .map(percent)
    .join(' / ');
  const falling = last < payment - 1_000;
  const needs = [
    bank.terms.cascoRequired && t('c2c.terms.needsCasco'),
    bank.terms.gpsRequired && t('c2c.terms.needsGps'),
    bank.terms.incomeProof && t('c2c.terms.needsIncome'),
  ].filter(Boolean);
  return (
    <div>
      <div className={wrap({ gap: '8', align: 'baseline', justify: 'space-between' })}>
        <CompanyName company={bank} kind="lender">
          <p className={css({ textStyle: 'h3' })}>{bank.name}</p>
        </CompanyName>
        <p className={css({ textStyle: 'amount.md' })}>{money(payment)}</p>
      </div>
      {needs.length > 0 && <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{needs.join(' · ')}</p>}
      {short ? (
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
          {t('loan.rate')} / {t('loan.gesv')}: {rates} · {t('loan.over')}: {money(overpayment)}
        </p>
      ) : (
        <SummaryList
          rows={[
            { label: t('loan.sum'), value: money(principal) },
            ...(falling ? [{ label: t('c2c.terms.first'), value: `${money(payment)} → ${money(last)}` }] : []),
            { label: `${t('loan.rate')} / ${t('loan.gesv')}`, value: rates },
            { label: t('loan.over'), value: money(overpayment) },
          ]}
        />
      )}
    </div>
  );
}

function Disclosure({ summary, children }: { summary: string; children: React.ReactNode }) {
  return (
    <details>
      <summary
        className={css({
          minHeight: 'target',
          display: 'list-item',
          py: '12',
          color: 'link',
          cursor: 'pointer',
          textStyle: 'body.strong',
        })}
      >
        {summary}
      </summary>
      <div className={stack({ gap: '16', pt: '8' })}>{children}</div>
    </details>
  );
}
