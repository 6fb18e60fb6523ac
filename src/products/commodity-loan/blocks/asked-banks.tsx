import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { estimateOf } from '../../../../schemas/commodity-loan/lenders.ts';
import type { CommodityClaim } from '../../../../openapi/index.ts';
import { CompanyMark } from '../../../blocks/marks/company-name.tsx';
import { useT } from '../../../i18n/index.ts';
import { Card, StatusTag } from '../../../ui/index.ts';
import { estimateRow } from './order-rows.ts';

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
        <ul className={arranged({ as: 'asking' })}>
          {lenders.map((lender) => {
            const estimate = estimateOf(lender, total);
            const isOut = refused.has(lender.name);
            const row = !isOut && estimate && estimateRow(estimate, t);
            return (
              <li key={lender.alias}>
                <CompanyMark company={lender} kind="lender" out={isOut} />
                <div>
                  <div>
                    <p>{lender.name}</p>
                    <StatusTag tone={isOut ? 'rejected' : 'pending'}>
                      {t(isOut ? 'co.askedRefused' : 'co.askedPending')}
                    </StatusTag>
                  </div>
                  {row && (
                    <p>
                      <strong>{row.value}</strong> {row.label}
                    </p>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </Card>
  );
}
