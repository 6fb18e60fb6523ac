import { css } from '@styled/css';
import { stack, wrap } from '@styled/patterns';
import { money, percent } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Fold, SummaryList } from '../../ui/index.ts';
import { CompanyName } from '../marks/company-name.tsx';
import { bankNeeds } from './bank-needs.ts';
import type { Estimate, Offers } from './offers.ts';
import { refusalsText } from './refusal-text.ts';

/** The bank with the lowest payment, all that would lend, and those that would not, with their reasons. */
export function BankEstimates({ offers: { lending, refusing } }: { offers: Offers }) {
  const t = useT();
  const [best, ...others] = lending;
  return (
    <>
      {best && (
        <div className={stack({ gap: '4' })}>
          <p className={css({ textStyle: 'label', color: 'fg.muted' })}>{t('c2c.terms.best')}</p>
          <BankEstimate one={best} sign={others.length === 0} />
        </div>
      )}
      {others.length > 0 && (
        <Fold title={t('c2c.terms.allOffers', { n: lending.length })}>
          {others.map((one) => (
            <BankEstimate key={one.bank.alias} one={one} short />
          ))}
        </Fold>
      )}
      {refusing.length > 0 && (
        <Fold title={t('c2c.terms.refusing', { n: refusing.length })}>
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
        </Fold>
      )}
    </>
  );
}

/** `short`: the same figures in one line, to compare. */
function BankEstimate({
  one: { bank, payment, last, rate, gesv, overpayment },
  short = false,
  sign = true,
}: {
  one: Estimate;
  short?: boolean;
  /** Its mark: not where the rows above have it. */
  sign?: boolean;
}) {
  const t = useT();
  const rates = [rate, gesv]
    .filter((value) => value !== null)
    .map(percent)
    .join(' / ');
  const falling = last < payment - 1_000;
  const needs = bankNeeds(bank, t);
  const name = (
    <div>
      <p className={css({ textStyle: 'h3' })}>{bank.name}</p>
      {needs.length > 0 && <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{needs.join(' · ')}</p>}
    </div>
  );
  return (
    <div>
      <div className={wrap({ gap: '8', align: 'baseline', justify: 'space-between' })}>
        {sign ? (
          <CompanyName company={bank} kind="lender">
            {name}
          </CompanyName>
        ) : (
          name
        )}
        {/* The lowest begins the range above. */}
        {short && <p className={css({ textStyle: 'amount.md' })}>{money(payment)}</p>}
      </div>
      {short ? (
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
          {t('loan.rate')} / {t('loan.gesv')}: {rates} · {t('loan.over')}: {money(overpayment)}
        </p>
      ) : (
        <SummaryList
          rows={[
            ...(falling ? [{ label: t('c2c.terms.first'), value: `${money(payment)} → ${money(last)}` }] : []),
            { label: `${t('loan.rate')} / ${t('loan.gesv')}`, value: rates },
            { label: t('loan.over'), value: money(overpayment) },
          ]}
        />
      )}
    </div>
  );
}
