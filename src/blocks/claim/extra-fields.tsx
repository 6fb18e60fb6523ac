import type { Bank } from '../../../openapi/index.ts';
import { percentOf } from '../../../schemas/facts/money.ts';
import { type Extra, extraInMonth, usualExtras } from '../../../schemas/shared/bank-month.ts';
import { arranged } from '@styled/recipes';
import { money, unbroken } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { CheckboxField, FieldSet } from '../../ui/form/index.ts';
import { ChoiceEnd } from '../choice-end.tsx';
import { useLiveOffers } from './live-offers.tsx';

/** What may come with the loan. Ticked beforehand are casco and the proof of the income: without them part of the banks say no. */
export function ExtraFields() {
  const t = useT();
  const known = useExtras();
  return (
    <>
      <FieldSet legend={t('c2c.terms.insurance')} hint={t('c2c.terms.aside')}>
        <div className={`${arranged({ as: 'boxes' })} ${arranged({ as: 'ends' })}`}>
          <CheckboxField name="cascoInsurance" label={t('c2c.terms.casco')} hint={known.casco} end={known.ends.casco} />
          <CheckboxField name="lifeInsurance" label={t('c2c.terms.life')} hint={known.life} end={known.ends.life} />
          <CheckboxField name="gpsTracker" label={t('c2c.terms.gps')} hint={known.gps} end={known.ends.gps} />
        </div>
      </FieldSet>
      <FieldSet legend={t('c2c.terms.income')}>
        <div className={arranged({ as: 'boxes' })}>
          <CheckboxField name="provesIncome" label={t('c2c.terms.provesIncome')} hint={known.income} />
        </div>
      </FieldSet>
    </>
  );
}

/** What each costs where it costs least, and which of those that would lend on these terms demand it; of what no bank tells, what is usual. */
function useExtras() {
  const t = useT();
  const { banks, loan, offers, sample } = useLiveOffers();
  const wanted = loan ?? sample?.loan;
  const lenders = (offers ?? sample)?.lending ?? [];
  const principal = wanted ? wanted.price - wanted.fee : 0;
  const usual = usualExtras(banks.data ?? []);
  const { cascoPercent, lifePercent, gpsOnce, gpsMonthly } = usual;
  const endOf = (kind: Extra) => {
    const sum = wanted && extraInMonth(kind, usual, wanted);
    return sum ? <ChoiceEnd label="~" value={t('c2c.terms.aMonth', { range: money(sum) })} /> : null;
  };
  const aYear = (sum: number, share: number | undefined) =>
    share === undefined ? null : t('c2c.terms.aYear', { sum: money(percentOf(sum, share)) });
  const namesOf = (demands: (terms: Bank['terms']) => boolean) =>
    lenders
      .filter(({ bank }) => demands(bank.terms))
      .map(({ bank }) => unbroken(bank.name))
      .join(', ');
  const demanded = (names: string) => (names === '' ? null : t('c2c.terms.demanded', { banks: names }));
  const cascoAt = namesOf(({ cascoRequired }) => cascoRequired);
  const said = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ');
  const withoutIncome = namesOf(({ incomeProof }) => incomeProof);
  return {
    ends: { casco: endOf('casco'), life: endOf('life'), gps: endOf('gps') },
    casco:
      cascoPercent === undefined && cascoAt === ''
        ? t('c2c.terms.cascoNote')
        : said(
            aYear(wanted?.price ?? 0, cascoPercent),
            demanded(cascoAt) ?? (lenders.length > 0 ? t('c2c.terms.optional') : null),
          ),
    life: said(aYear(principal, lifePercent), t('c2c.terms.lifeNote')),
    gps:
      said(
        gpsOnce !== undefined && gpsMonthly !== undefined
          ? t('c2c.terms.gpsCost', { once: money(gpsOnce), month: money(gpsMonthly) })
          : null,
        demanded(namesOf(({ gpsRequired }) => gpsRequired)),
      ) || t('c2c.terms.gpsNote'),
    income: withoutIncome === '' ? t('c2c.terms.incomeNote') : t('c2c.terms.incomeRefused', { banks: withoutIncome }),
  };
}
