import { money } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/index.ts';
import type { Refusal } from './offers.ts';

/** Why a bank would not take the terms: "Взнос от 2 000 000 ₸; только новые автомобили". */
export function refusalsText(refusals: readonly Refusal[], t: Translate): string {
  const words = refusals.map((refusal) => refusalText(refusal, t)).join('; ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function refusalText(refusal: Refusal, t: Translate): string {
  switch (refusal.why) {
    case 'fee':
      return t('c2c.why.fee', { min: money(refusal.min) });
    case 'term':
      return t('c2c.why.term', { min: refusal.min, max: refusal.max });
    case 'sumSmall':
      return t('c2c.why.sumSmall', { min: money(refusal.min) });
    case 'sumBig':
      return t('c2c.why.sumBig', { max: money(refusal.max) });
    case 'carAge':
      return t('c2c.why.carAge', { n: refusal.n });
    case 'c2c':
    case 'used':
    case 'notNew':
      return t(`c2c.why.${refusal.why}`);
  }
}
