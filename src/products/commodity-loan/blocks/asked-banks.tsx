import { css } from '@styled/css';
import { hstack, stack } from '@styled/patterns';
import { estimateOf } from '../../../../schemas/commodity-loan/lenders.ts';
import type { CommodityClaim } from '../../../../openapi/index.ts';
import { CompanyName } from '../../../blocks/marks/company-name.tsx';
import { money, months } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Card, StatusTag } from '../../../ui/index.ts';
import { overpaidWords } from './order-rows.ts';

const row = css({ py: '12', borderTop: '1px solid {colors.border.subtle}' });
const tag = css({ flexShrink: '0' });
const small = css({ textStyle: 'body.sm', color: 'fg.muted' });

/** The banks that think, and what a payment is by the terms that each of them publishes; one that has refused is out. */
export function AskedBanks({
  lenders,
  total,
  refusals,
}: Pick<CommodityClaim, 'total' | 'refusals'> & { lenders: NonNullable<CommodityClaim['lenders']> }) {
  const t = useT();
  const refused = new Set(refusals.map(({ bank }) => bank));
  return (
    <Card as="section" aria-labelledby="asked">
      <div className={stack({ gap: '12' })}>
        <div>
          <h2 id="asked" className={css({ textStyle: 'h2' })}>
            {t('co.asked')}
          </h2>
          <p className={small}>{t('co.askedNote')}</p>
        </div>
        <ul className={css({ listStyle: 'none', mb: '[-12px]' })}>
          {lenders.map((lender) => {
            const estimate = estimateOf(lender, total);
            const isOut = refused.has(lender.name);
            return (
              <li key={lender.alias} className={row}>
                <div className={hstack({ justify: 'space-between', gap: '12' })}>
                  <CompanyName company={lender} kind="lender" out={isOut}>
                    <p>{lender.name}</p>
                  </CompanyName>
                  <div className={tag}>
                    <StatusTag tone={isOut ? 'rejected' : 'pending'}>
                      {t(isOut ? 'co.askedRefused' : 'co.askedPending')}
                    </StatusTag>
                  </div>
                </div>
                {!isOut && estimate && (
                  <p className={small}>
                    {t('co.askedMonthly', { sum: money(estimate.monthly), term: months(estimate.months, t) })}
                    <br />
                    {overpaidWords(estimate, t)}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Card>
  );
}
