import { useEffect } from 'react';
import type { CascoLifeConditions } from '../../../../openapi/index.ts';
import { money } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';
import { useFieldValue } from '../../../ui/form/index.ts';

/** What stands in the form of a decision: which one, the price of what is bought, as far as it is said, and out of which pocket. */
export interface Deciding {
  readonly decision: string;
  readonly premium: number | null;
  readonly payer: string;
}
export const UNDECIDED: Deciding = { decision: '', premium: null, payer: '' };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Tells what is outside of the form's fields, its button and the page's payment, what is chosen in them; nothing once the form
 * is gone. `offers`: what is sold for what is asked.
 */
export const useTells = (offers: CascoLifeConditions['options'], onChange: (next: Deciding) => void): void => {
  const decision = text(useFieldValue('decision'));
  const company = useFieldValue('company');
  const payer = text(useFieldValue('payer'));
  const premium = offers.find((one) => one.company.alias === company)?.premium ?? null;
  useEffect(() => onChange({ decision, premium, payer }), [decision, premium, payer, onChange]);
  useEffect(() => () => onChange(UNDECIDED), [onChange]);
};

/** The button names what it does, and for how much. */
export const decidingWords = ({ decision, premium }: Deciding, kind: 'casco' | 'life', t: Translate): string => {
  if (decision === 'decline') return t(`cl.do.decline.${kind}`);
  if (decision === 'own_policy') return t('cl.do.own');
  if (decision === 'insure')
    return premium === null ? t('cl.do.insure') : t('cl.do.insureFor', { sum: money(premium) });
  return t(kind === 'casco' ? 'cl.saveCasco' : 'cl.saveLife');
};

/** One button of the page is filled: that of the decision which comes first. */
export const decidingTone = (isFirst: boolean): 'primary' | 'secondary' => (isFirst ? 'primary' : 'secondary');
