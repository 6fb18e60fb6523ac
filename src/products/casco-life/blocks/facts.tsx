import { css } from '@styled/css';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { money, months, percent, phone } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Card, Fold, SummaryList, type SummaryRow } from '../../../ui/index.ts';
import { Section } from '../../../blocks/claim/section.tsx';
import { carName, carRows, clientName } from './words.ts';

/** Known already: in one line, which opens to the rest. */
const Known = ({ line, rows }: { line: string; rows: readonly SummaryRow[] }) => (
  <Card>
    <div className={css({ my: '[-12px]' })}>
      <Fold look="part" title={line}>
        <SummaryList rows={rows} />
      </Fold>
    </div>
  </Card>
);

/** What is insured and who insures it: the car, the client, the loan. */
export function InsuredFacts({ claim, life }: { claim: CascoLifeClaim; life: CascoLifeConditions | undefined }) {
  const t = useT();
  const { client, loan, bank } = claim;
  const { rate } = (life?.chosen?.decision === 'decline' ? life.termsIfDeclined : null) ?? loan;
  return (
    <>
      <Section title={t('cl.car')}>
        <Known line={carName(claim)} rows={carRows(claim, t)} />
      </Section>
      <Section title={t('cl.client')}>
        <Known
          line={clientName(claim)}
          rows={[
            { label: t('cl.name'), value: clientName(claim) },
            { label: t('cl.personalNumber'), value: client.personalNumber },
            { label: t('cl.phone'), value: phone(client.phone) },
            { label: t('cl.beneficiary'), value: bank.name },
            {
              label: t('cl.loan'),
              value: t('cl.loanValue', {
                sum: money(loan.amount),
                term: months(loan.term, t),
                r: percent(rate),
              }),
            },
          ]}
        />
      </Section>
    </>
  );
}
