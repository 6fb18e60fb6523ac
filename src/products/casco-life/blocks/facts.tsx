import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { money, months, percent, phone } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Card, SummaryList } from '../../../ui/index.ts';
import { Section } from '../../../blocks/claim/section.tsx';
import { carRows, clientName } from './words.ts';

/** What is insured and who insures it: the car, the client, the loan. */
export function InsuredFacts({ claim, life }: { claim: CascoLifeClaim; life: CascoLifeConditions | undefined }) {
  const t = useT();
  const { client, loan, bank } = claim;
  const { rate } = (life?.chosen?.decision === 'decline' ? life.termsIfDeclined : null) ?? loan;
  return (
    <>
      <Section title={t('cl.car')}>
        <Card>
          <SummaryList rows={carRows(claim, t)} />
        </Card>
      </Section>
      <Section title={t('cl.client')}>
        <Card>
          <SummaryList
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
        </Card>
      </Section>
    </>
  );
}
