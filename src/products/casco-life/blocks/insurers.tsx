import type { ReactNode } from 'react';
import { arranged, insurerRow } from '@styled/recipes';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { PAYERS } from '../../../../schemas/casco-life/decisions.form.ts';
import { ChoiceEnd } from '../../../blocks/choice-end.tsx';
import { CompanyMark } from '../../../blocks/marks/company-name.tsx';
import { money, months } from '../../../i18n/format.ts';
import { type Translate, useT } from '../../../i18n/index.ts';
import { RadioCardsField } from '../../../ui/form/index.ts';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
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

/** Insurers as choices, as they are sorted: what a month of the loan is with each, and how they differ. */
export const insurerChoices = (offers: readonly Option[], { loan, t }: { loan: Loan; t: Translate }) => {
  const least = Math.min(...offers.map(({ premium }) => premium));
  return offers.map((offer) => {
    const { company, premium } = offer;
    const more = inLoan(offer, loan);
    const words = premium === least ? t('cl.cheapest') : t('cl.dearerBy', { sum: money(premium - least) });
    const differs = offers.length > 1 && (
      <span className={premium === least ? insurerRow().more : undefined} data-least={premium === least || undefined}>
        {words}
      </span>
    );
    // Of a bank that does not tell a month, the price is what it comes to.
    const whole = more === null ? null : t('cl.priceFor', { now: money(premium), loan: money(more.sum) });
    return {
      value: company.alias,
      label: company.name,
      mark: <CompanyMark company={company} kind="insurer" />,
      note: (whole !== null || differs) && (
        <>
          {whole}
          {whole !== null && differs && ' · '}
          {differs}
        </>
      ),
      end: <ChoiceEnd value={more === null ? money(premium) : monthlyWords(more.monthly, false, t)} />,
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
  hint: ReactNode;
  options: Parameters<typeof RadioCardsField>[0]['options'];
}) {
  return (
    <div className={arranged({ as: 'insurers' })}>
      <RadioCardsField name={name} label={label} hint={hint} options={options} />
    </div>
  );
}

/** Out of which pocket a policy is paid, and what that comes to. Asked once it is said whose policy it is. */
export function Payer({ name, option, loan }: { name: string; option: Option | undefined; loan: Loan }) {
  const t = useT();
  if (option === undefined) return null;
  const more = inLoan(option, loan);
  const notes = {
    financed: more ? monthlyWords(more.monthly, false, t) : t('cl.payer.financedNote'),
    own: t('cl.payer.ownSum', { sum: money(option.premium) }),
  };
  return (
    <div className={stack({ gap: '8' })}>
      <div className={arranged({ as: 'payers' })}>
        <RadioCardsField
          name={name}
          label={t('cl.payer')}
          options={PAYERS.map((value) => ({ value, label: t(`cl.payer.${value}`), note: notes[value] }))}
        />
      </div>
      {more && (
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
          {t('cl.payer.inAll', { term: months(more.term, t), sum: money(more.sum) })}
        </p>
      )}
    </div>
  );
}
