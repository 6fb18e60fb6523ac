import { say, type Locale, type Text } from '../../core/service.ts';
import { bankOf } from '../../data/banks.ts';
import { insurerOf } from '../../data/car-insurers.ts';
import { lifeInsurerOf } from '../../data/life-insurers.ts';

/** A company or bank as answers name it. */
export interface Named {
  readonly alias: string;
  readonly name: string;
}

/** The name of an insurer of either trade; its alias when nobody knows it. */
export const companyName = (alias: string): Text => (insurerOf(alias) ?? lifeInsurerOf(alias))?.name ?? alias;

/** Seconds until the insurer's answer. */
export const answerSec = (alias: string): number => (insurerOf(alias) ?? lifeInsurerOf(alias))?.answerSec ?? 0;

export const companyView = (alias: string, locale: Locale): Named => ({ alias, name: say(companyName(alias), locale) });

export const bankNamed = (alias: string, locale: Locale): Named => ({
  alias,
  name: say(bankOf(alias)?.name ?? alias, locale),
});
