import { cx } from '@styled/css';
import { arranged, policyCard } from '@styled/recipes';
import type { InsuranceClaim } from '../../../../openapi/index.ts';
import { CompanyName } from '../../../blocks/marks/company-name.tsx';
import { PolicyCar, PolicyDays } from '../../../blocks/insurance/policy-parts.tsx';
import { askedRow, carTitle, kindName } from '../../../blocks/insurance/words.ts';
import { useT } from '../../../i18n/index.ts';

/** The policy before it is one: pale, with what is known of it already. Its number is the insurer's to give. */
export function FormingPolicy({ claim }: { claim: InsuranceClaim }) {
  const t = useT();
  const classes = policyCard();
  const { offer, product, car } = claim;
  if (offer === null || product === null) return null;
  return (
    <article className={cx(classes.root, arranged({ as: 'forming' }))} aria-label={t('ins.policy.title')}>
      <div className={classes.cap}>
        <CompanyName company={offer.company} kind="insurer">
          <p className={classes.insurer}>
            <strong>{offer.company.name}</strong>
            {t('ins.paid.forming', { kind: kindName(offer.kind, t) })}
          </p>
        </CompanyName>
        <PolicyDays state="notYet" days={askedRow(product, t).value} />
      </div>
      <PolicyCar name={carTitle(claim)} plate={car?.plate} label={t('ins.row.plate')} />
    </article>
  );
}
