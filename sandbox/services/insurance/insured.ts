import { age } from '../../../schemas/facts/date.ts';
import { personalNumber as factsOf } from '../../../schemas/facts/iin.ts';
import { isMobile, parsePhone } from '../../../schemas/facts/phone.ts';
import type { Work } from '../../core/service.ts';
import { fieldTexts } from '../../data/claim.ts';
import { insuranceFieldTexts } from '../../data/insurance.ts';
import type { Problems } from '../claim/problems.ts';
import { today } from '../claim/today.ts';

const ADULT = 18;

/** Who is insured: 12 digits and 11 digits. */
export interface Insured {
  readonly personalNumber: string;
  readonly phone: string;
}

/** Reads the person; notes what is wrong. */
export const readInsured = (c: Work, typed: Insured, problems: Problems): Insured => {
  const facts = factsOf(typed.personalNumber);
  if (!facts.valid) problems.add(['personalNumber'], fieldTexts.personalNumber);
  else if (facts.birthDate !== undefined && age(facts.birthDate, today(c)) < ADULT)
    problems.add(['personalNumber'], insuranceFieldTexts.adult, 'minor');
  const phone = parsePhone(typed.phone);
  if (phone === null) problems.add(['phone'], fieldTexts.phone);
  else if (!isMobile(phone.slice(1))) problems.add(['phone'], fieldTexts.mobile);
  return { personalNumber: facts.digits ?? '', phone: phone ?? '' };
};
