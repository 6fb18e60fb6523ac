import { css } from '@styled/css';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { dmy, isoDayKz, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Card, SummaryList } from '../../ui/index.ts';
import { CompanyName } from '../marks/company-name.tsx';

/** The insurance beside a step of it: told in full a step before, here its rows. */
export function PolicyFacts({
  insurance: { insurer, sumInsured, premium, payer, validUntil },
}: {
  insurance: CreditInsurance;
}) {
  const t = useT();
  return (
    <Card>
      <CompanyName company={insurer} kind="insurer">
        <span className={css({ textStyle: 'body.strong' })}>{insurer.name}</span>
      </CompanyName>
      <SummaryList
        rows={[
          { label: t('ci.sumInsured'), value: money(sumInsured) },
          { label: t('ci.premium'), value: money(premium) },
          { label: t('ci.paid'), value: t(`ci.payer.${payer}`) },
          { label: t('ci.offer'), value: t('ci.until', { date: dmy(isoDayKz(Date.parse(validUntil))) }) },
        ]}
      />
    </Card>
  );
}
