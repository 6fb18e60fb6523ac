import { addDays } from '../../../schemas/facts/date.ts';
import type { CreditFacts } from '../../core/claims.ts';
import type { User, Work } from '../../core/service.ts';
import { profileOf } from '../auth/index.ts';
import { today } from '../claim/today.ts';
import type { Insured } from './insured.ts';
import type { InsuranceRecord, PrefillData } from './records.ts';
import { usualProduct } from './steps/cover.ts';

/** The steps of an earlier claim, as they were typed. A policy that still runs is prolonged from its last day. */
const stepsOf = ({ data }: InsuranceRecord, now: string): PrefillData => {
  const {
    region: _region,
    isCity: _isCity,
    drivers = [],
    ...customer
  } = data.customer ?? { region: '', isCity: false };
  const usual = usualProduct(now);
  const after = data.policy === null ? usual.startDate : addDays(data.policy.endDate, 1);
  const startDate = after > usual.startDate && after <= addDays(now, 30) ? after : usual.startDate;
  return {
    customer: {
      ...customer,
      ...(drivers.length > 0 ? { drivers: drivers.map(({ age: _age, bonusClass: _class, ...driver }) => driver) } : {}),
    },
    car: { ...data.car },
    contract: { ...data.contract },
    product: { ...usual, ...data.product, startDate },
  };
};

/**
 * What the forms begin with: an earlier claim that is copied, else a credit claim, else the profile of a caller who
 * insures himself. Nothing is told of people whom the caller only named.
 */
export const prefillOf = async (
  work: Work,
  user: User,
  insured: Insured,
  from: { before: InsuranceRecord | null; known: CreditFacts | null },
): Promise<PrefillData> => {
  if (from.before) return stepsOf(from.before, today(work));
  const isSelf = user.role === 'client' && user.personalNumber === insured.personalNumber;
  const profile = isSelf ? await profileOf(work, user.id) : null;
  const named = Object.fromEntries(
    Object.entries({
      lastName: profile?.lastName,
      firstName: profile?.firstName,
      patronymic: profile?.patronymic,
    }).filter(([, value]) => value !== undefined && value !== null),
  );
  return {
    customer: { ...named, ...from.known?.customer, ...insured },
    car: { ...from.known?.car },
    contract: { ...from.known?.contract },
    product: { ...usualProduct(today(work)) },
  };
};
