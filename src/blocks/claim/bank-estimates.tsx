import { css } from '@styled/css';
import { stack, wrap } from '@styled/patterns';
import { money, percent } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Fold } from '../../ui/index.ts';
import { CompanyName } from '../marks/company-name.tsx';
import type { Estimate, Offers } from './offers.ts';
import { RefusingBanks } from './refusing-banks.tsx';

/** What each loan costs in all, and those that would not, with their reasons. */
export function BankEstimates({ offers: { lending, refusing } }: { offers: Offers }) {
  const t = useT();
  return (
    <>
      {lending.length > 0 && (
        <Fold title={t('c2c.terms.rates')}>
          {lending.map((one) => (
            <BankEstimate key={one.bank.alias} one={one} />
          ))}
        </Fold>
      )}
      {refusing.length > 0 && (
        <Fold open={lending.length === 0} title={t('c2c.terms.refusing', { n: refusing.length })}>
          <div className={stack({ gap: '12' })}>
            <RefusingBanks refusing={refusing} />
          </div>
        </Fold>
      )}
    </>
  );
}

/** A loan at one bank in one line. */
function BankEstimate({ one: { bank, payment, last, rate, gesv, overpayment } }: { one: Estimate }) {
  const t = useT();
  const rates = [rate, gesv]
    .filter((value) => value !== null)
    .map(percent)
    .join(' / ');
  const falling = last < payment - 1_000;
  return (
    <div>
      <div className={wrap({ gap: '8', align: 'baseline', justify: 'space-between' })}>
        <CompanyName company={bank} kind="lender">
          <p className={css({ textStyle: 'h3' })}>{bank.name}</p>
        </CompanyName>
        <p className={css({ textStyle: 'amount.md' })}>
          {falling ? t('c2c.terms.falling', { from: money(payment), to: money(last) }) : money(payment)}
        </p>
      </div>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
        {t('loan.rate')} / {t('loan.gesv')}: {rates} · {t('loan.over')}: {money(overpayment)}
      </p>
    </div>
  );
}
