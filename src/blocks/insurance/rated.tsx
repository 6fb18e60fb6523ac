import { insurerRow } from '@styled/recipes';
import { visuallyHidden } from '@styled/patterns';
import type { InsuranceOffer } from '../../../openapi/index.ts';
import { decimal } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { CompanyName } from '../marks/company-name.tsx';

/** How an insurer is rated: a star and the figure, read out in words. */
export function Rating({ rating }: { rating: number }) {
  const t = useT();
  return (
    <>
      <svg aria-hidden="true" width="16" height="16" viewBox="0 0 24 24" fill="currentColor">
        <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z" />
      </svg>{' '}
      <span className={visuallyHidden()}>{`${t('ins.row.rating')} `}</span>
      <b>{decimal(rating)}</b>
    </>
  );
}

/** How it is rated, and what it says of itself. */
export function RatedWords({ company }: { company: InsuranceOffer['company'] }) {
  return (
    <p className={insurerRow().rated}>
      <Rating rating={company.rating} />
      {company.benefit && ` · ${company.benefit}`}
    </p>
  );
}

/** An insurer by its mark: its name, its rating, and what it says of itself. */
export function Rated({ company }: { company: InsuranceOffer['company'] }) {
  return (
    <CompanyName company={company} kind="insurer">
      <div>
        <p className={insurerRow().name}>{company.name}</p>
        <RatedWords company={company} />
      </div>
    </CompanyName>
  );
}
