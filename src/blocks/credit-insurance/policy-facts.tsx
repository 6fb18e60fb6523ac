import type { ReactNode } from 'react';
import { css } from '@styled/css';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { dmy, isoDayKz, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Card, SummaryList } from '../../ui/index.ts';

interface Props {
  insurance: CreditInsurance;
  /** Below the rows. */
  children?: ReactNode;
}

/** The insurance beside a step of it: told in full a step before, here its rows. */
export function PolicyFacts({ insurance: { insurer, sumInsured, premium, payer, validUntil }, children }: Props) {
  const t = useT();
  return (
    <Card>
      <SummaryList
        rows={[
          { label: t('ci.insurer'), value: insurer.name },
          { label: t('ci.sumInsured'), value: money(sumInsured) },
          { label: t('ci.premium'), value: money(premium) },
          { label: t('ci.paid'), value: t(`ci.payer.${payer}`) },
          { label: t('ci.offer'), value: t('ci.until', { date: dmy(isoDayKz(Date.parse(validUntil))) }) },
        ]}
      />
      {children && <div className={css({ pt: '12' })}>{children}</div>}
    </Card>
  );
}
