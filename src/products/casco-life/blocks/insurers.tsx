import type { ReactNode } from 'react';
import { arranged, insurerRow } from '@styled/recipes';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { PAYERS } from '../../../../schemas/casco-life/decisions.form.ts';
import { ChoiceEnd } from '../../../blocks/choice-end.tsx';
import { CompanyMark } from '../../../blocks/marks/company-name.tsx';
import { money } from '../../../i18n/format.ts';
import { type Translate, useT } from '../../../i18n/index.ts';
import { RadioCardsField } from '../../../ui/form/index.ts';
import { css } from '@styled/css';
import { inLoan, monthlyWords } from './words.ts';

type Option = CascoLifeConditions['options'][number];
type Loan = CascoLifeClaim['loan'];

const SIGNS = { file: 'M12 8h6l4 4v12H12zM18 8v4h4', none: 'm12 12 8 8m0-8-8 8' };

/** A choice that is no insurer: in the place of a mark. */
const Sign = ({ sign }: { sign: keyof typeof SIGNS }) => (
  <svg
    viewBox="0 0 32 32"
    width="36"
    height="36"
    aria-hidden="true"
    focusable="false"
    fill="none"
    stroke="currentColor"
    className={css({ flexShrink: '0' })}
  >
    <circle cx="16" cy="16" r="16" fill="currentColor" stroke="none" opacity=".1" />
    <path d={SIGNS[sign]} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** What a policy comes to out of this pocket: its price, or all that is paid for it in the loan. */
const wholeOf = (offer: Option, payer: string, loan: Loan): number =>
  (payer === 'financed' ? inLoan(offer, loan)?.sum : null) ?? offer.premium;

/** The other half of a choice's price, beside what it adds to a month. */
const priceWords = (
  { premium, payer, whole, more }: { premium: number; payer: string; whole: number; more: number | null },
  t: Translate,
): string | null => {
  if (payer === 'own' || more === null) return null;
  return payer === 'financed' ? t('cl.priceIn', { sum: money(whole) }) : t('cl.pricePolicy', { sum: money(premium) });
};

/**
 * Insurers as choices, as they are sorted, and how they differ. The figure of each is what it adds to a month; paid at once, or of a bank
 * that does not tell a month, its price.
 */
export const insurerChoices = (
  offers: readonly Option[],
  { loan, payer, t }: { loan: Loan; payer: string; t: Translate },
) => {
  const least = Math.min(...offers.map((offer) => wholeOf(offer, payer, loan)));
  return offers.map((offer) => {
    const { company, premium } = offer;
    const whole = wholeOf(offer, payer, loan);
    const isLeast = whole === least;
    const more = payer === 'own' ? null : (inLoan(offer, loan)?.monthly ?? null);
    const end = more !== null && monthlyWords(more, false, t);
    const price = priceWords({ premium, payer, whole, more }, t);
    const differs = offers.length > 1 && (
      <span className={isLeast ? insurerRow().more : undefined} data-differs data-least={isLeast || undefined}>
        {isLeast ? t('cl.cheapest') : t('cl.dearerBy', { sum: money(whole - least) })}
      </span>
    );
    return {
      value: company.alias,
      label: company.name,
      mark: <CompanyMark company={company} kind="insurer" />,
      note: (price !== null || differs) && (
        <>
          {price}
          {price !== null && differs && <span data-dot> · </span>}
          {differs}
        </>
      ),
      end: <ChoiceEnd value={end || money(premium)} />,
    };
  });
};

/** A choice beside the insurers. `more`: what it adds to a month, in words. */
export const otherChoice = (
  value: string,
  sign: keyof typeof SIGNS,
  { label, note, more }: { label: string; note: string; more?: string | undefined },
) => ({
  value,
  label,
  note,
  mark: <Sign sign={sign} />,
  ...(more === undefined ? {} : { end: <ChoiceEnd value={more} /> }),
});

/** The choices, a row each: mark and name, and what each comes to. */
export function Insurers({
  name,
  label,
  hint,
  options,
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  options: Parameters<typeof RadioCardsField>[0]['options'];
}) {
  return (
    <div className={arranged({ as: 'insurers' })}>
      <RadioCardsField name={name} label={label} hint={hint} options={options} />
    </div>
  );
}

/** Out of which pocket the policy that is picked is paid, and what that comes to: the choices follow it. */
export function Payer({
  name,
  offers,
  loan,
}: {
  name: string;
  /** What is picked of what is sold. */ offers: readonly Option[];
  loan: Loan;
}) {
  const t = useT();
  const [picked] = offers;
  if (!picked) return null;
  const whole = inLoan(picked, loan)?.sum;
  const notes = {
    financed: whole === undefined ? t('cl.payer.financedNote') : t('cl.payer.financedSum', { sum: money(whole) }),
    own: t('cl.payer.ownSum', { sum: money(picked.premium) }),
  };
  return (
    <div className={arranged({ as: 'payers' })}>
      <RadioCardsField
        name={name}
        label={t('cl.payer')}
        options={PAYERS.map((value) => ({ value, label: t(`cl.payer.${value}`), note: notes[value] }))}
      />
    </div>
  );
}
