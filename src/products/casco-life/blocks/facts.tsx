import { css } from '@styled/css';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { money, months, percent, phone } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Card, Fold, SummaryList, type SummaryRow } from '../../../ui/index.ts';
import { carName, carRows, clientName } from './words.ts';

const small = css({ textStyle: 'body.sm', color: 'fg.muted' });

/** Known already: its name over one line, which opens to the rest where there is any. */
export function Known({ name, line, rows }: { name: string; line: string; rows: readonly SummaryRow[] }) {
  const words = (
    <span>
      <span className={small}>{name}</span>
      <br />
      {line}
    </span>
  );
  if (rows.length === 0) return <p className={css({ py: '12' })}>{words}</p>;
  return (
    <Fold look="part" title={words}>
      <SummaryList rows={rows} />
    </Fold>
  );
}

/** What is insured and who insures it: the car, the client, the loan. */
export function InsuredFacts({ claim, life }: { claim: CascoLifeClaim; life: CascoLifeConditions | undefined }) {
  const t = useT();
  const { client, loan, bank } = claim;
  const { rate } = (life?.chosen?.decision === 'decline' ? life.termsIfDeclined : null) ?? loan;
  return (
    <Card>
      <div className={css({ my: '[-12px]' })}>
        <Known name={t('cl.car')} line={carName(claim)} rows={carRows(claim, t)} />
        <Known
          name={t('cl.client')}
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
      </div>
    </Card>
  );
}
