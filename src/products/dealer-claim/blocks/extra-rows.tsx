import type { ReactNode } from 'react';
import { css } from '@styled/css';
import type { TermsValues } from '../../../../schemas/shared/terms.form.ts';
import type { Translate } from '../../../i18n/index.ts';
import type { SummaryRow } from '../../../ui/index.ts';

const small = css({ display: 'block', textStyle: 'body.sm', color: 'fg.muted' });

type Extras = Pick<TermsValues, 'cascoInsurance' | 'lifeInsurance' | 'gpsTracker' | 'provesIncome'>;

/** What comes with the loan, and that the payment does not hold it. */
const beside = (terms: Extras, t: Translate): ReactNode => {
  const things = [
    terms.cascoInsurance && t('c2c.terms.casco'),
    terms.lifeInsurance && t('c2c.terms.life'),
    terms.gpsTracker && t('c2c.terms.gps'),
  ].filter(Boolean);
  if (things.length === 0) return t('dealer.row.none');
  return (
    <>
      {things.join('\n')}
      <span className={small}>{t('dealer.row.aside')}</span>
    </>
  );
};

/** What comes with it, and whether the income is proven. */
export const extraRows = (terms: Extras, t: Translate): SummaryRow[] => [
  { label: t('c2c.terms.insurance'), value: beside(terms, t) },
  { label: t('c2c.terms.income'), value: t(terms.provesIncome ? 'c2c.terms.withIncome' : 'c2c.terms.withoutIncome') },
];
