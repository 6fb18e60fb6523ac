import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { money, percent } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Card, Fold, SummaryList, type SummaryRow } from '../../ui/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import { type Month, MonthParts } from './month-parts.tsx';

const small = css({ textStyle: 'body.sm', color: 'fg.muted' });
/** Where something else is what is bought, its price is the largest. */
const largest = css({ textStyle: 'amount.lg' });
const amount = css({ textStyle: 'amount.md' });
/** Beside the largest it stands on the same line, and their names, too. */
const beside = css({ textStyle: 'amount.md', tablet: { lineHeight: '[2.5rem]' } });
const pair = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: '32', rowGap: '12' });

export interface CostGroup {
  readonly title: string;
  readonly sum: string;
  readonly rows: readonly SummaryRow[];
}

interface Props {
  /** The first payment of the loan, tenge, and how many there are; absent: `note` says it. */
  monthly: number;
  payments?: number;
  /** By what offers were compared, where that is not the payment: with the cost beside the loan. It leads here, too. */
  weighed?: Month;
  /** What it is made of. */
  rows: readonly SummaryRow[];
  /** Who gets how much of the total, and of what it consists; the rows then are the terms below. */
  groups?: readonly CostGroup[];
  /** Everything the customer will have paid, tenge. */
  total: number;
  /** A down payment is among it: the total's name says so. */
  withFee?: boolean;
  /** What the total holds. */
  note: string;
  /** Before the loan: what is bought beside it, and its price. The loan's parts are then shown when asked for. */
  first?: ReactNode;
  /** What is paid later, and is in none of the sums. */
  later?: readonly SummaryRow[];
  /** Beside what is bought or who gets what, percent: never folded. */
  gesv?: number;
}

/** What a signature costs, from the monthly payment to all that will be paid: nobody signs what is not on the page. */
export function WholeCost({
  monthly,
  payments,
  weighed,
  rows,
  groups = [],
  total,
  withFee = false,
  note,
  first,
  later = [],
  gesv,
}: Props) {
  const t = useT();
  const wide = useWide();
  const rate = gesv === undefined ? [] : [{ label: t('cost.gesv'), value: percent(gesv) }];
  const isLoanBought = first === undefined;
  const totalName = t(withFee ? 'cost.totalWithFee' : 'cost.total');
  return (
    <Card as="section" aria-labelledby="cost">
      <div className={stack({ gap: '16' })}>
        {first && <div className={arranged({ as: 'ruled' })}>{first}</div>}
        <h2 id="cost" className={css({ textStyle: 'h2' })}>
          {t(isLoanBought ? 'cost.title' : 'cost.withInsurance')}
        </h2>
        {isLoanBought ? (
          <>
            {weighed ? (
              <>
                <MonthParts month={weighed} payment={monthly} />
                {/* What it holds is said of the total alone. */}
                <section className={arranged({ as: 'payee' })}>
                  <div>
                    <h3>{totalName}</h3>
                    <p>{money(total)}</p>
                  </div>
                  <p className={small}>{note}</p>
                </section>
              </>
            ) : (
              <>
                <div className={pair}>
                  <div>
                    <p className={small}>
                      {t('cost.monthly')}
                      {payments !== undefined && ` · ${t('cost.payments', { n: payments })}`}
                    </p>
                    <p className={largest}>{money(monthly)}</p>
                  </div>
                  <div>
                    <p className={small}>{totalName}</p>
                    <p className={beside}>{money(total)}</p>
                  </div>
                </div>
                <p className={small}>{note}</p>
              </>
            )}
          </>
        ) : (
          <>
            <SummaryList
              rows={[
                {
                  label: t('cost.monthly'),
                  value: (
                    <>
                      <span className={amount}>{money(monthly)}</span>
                      {payments !== undefined && (
                        <>
                          <br />
                          <span className={small}>{t('cost.payments', { n: payments })}</span>
                        </>
                      )}
                    </>
                  ),
                },
                { label: totalName, value: <span className={amount}>{money(total)}</span> },
                ...rate,
                ...later,
              ]}
            />
            {/* The total is many times what is bought: right below it, what it holds. */}
            <p className={small}>
              {note}
              {gesv !== undefined && ` ${t('cost.gesvLong')}.`}
            </p>
          </>
        )}
        {isLoanBought ? (
          <>
            {groups.length > 0 ? (
              <>
                {groups.map((group) => (
                  <section key={group.title} className={arranged({ as: 'payee' })}>
                    <div>
                      <h3>{group.title}</h3>
                      <p>{group.sum}</p>
                    </div>
                    <SummaryList rows={group.rows} />
                  </section>
                ))}
                {/* A phone has all the sums above in one column already: the rest when it is asked for. */}
                {wide ? (
                  <section className={arranged({ as: 'payee' })}>
                    <div>
                      <h3>{t('cost.terms')}</h3>
                    </div>
                    <SummaryList rows={[...rate, ...rows]} />
                  </section>
                ) : (
                  <>
                    <SummaryList rows={rate} />
                    <Fold title={t('cost.terms')}>
                      <SummaryList rows={rows} />
                    </Fold>
                  </>
                )}
              </>
            ) : (
              <SummaryList rows={rows} />
            )}
            <p className={small}>{t('cost.gesvLong')}.</p>
          </>
        ) : (
          <Fold title={t('cost.parts')}>
            <SummaryList rows={rows} />
            {gesv === undefined && <p className={small}>{t('cost.gesvLong')}.</p>}
          </Fold>
        )}
      </div>
    </Card>
  );
}
