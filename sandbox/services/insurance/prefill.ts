import { addDays } from '../../../schemas/facts/date.ts';
import { parsePlate } from '../../../schemas/facts/plate.ts';
import type { InsuranceProduct } from '../../../openapi/index.ts';
import type { CreditFacts } from '../../core/claims.ts';
import type { User, Work } from '../../core/service.ts';
import { insuredBefore } from '../../data/esbd.ts';
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

/** A person's fields as the insurers' common database has them. */
const customerBefore = ({ personalNumber }: Insured): Record<string, unknown> => {
  const found = insuredBefore(personalNumber);
  if (found === null) return {};
  const { experienceYears, ...customer } = found.customer;
  const { lastName, firstName } = customer;
  return {
    ...customer,
    drivers: [{ personalNumber, lastName, firstName, experienceYears, isPrivileged: false }],
  };
};

const plateIn = (typed: string): string => parsePlate(typed)?.plate ?? typed;

/** The car that the register has under the caller's own name. */
const ownedBy = ({ personalNumber }: Insured, plate: string): Readonly<Record<string, unknown>> | undefined =>
  insuredBefore(personalNumber)?.cars.find((car) => car.plate === plate);

interface Sources {
  readonly before: InsuranceRecord | null;
  readonly known: CreditFacts | null;
  /** As it was typed; null: it was not. */
  readonly plate?: string | null;
  readonly kind?: InsuranceProduct['kind'] | undefined;
}

/**
 * What the forms begin with: an earlier claim that is copied, else the profile and the insurers' database of a caller who
 * insures himself, and a credit claim, which is newer. Nothing is told of people whom the caller only named.
 */
export const prefillOf = async (work: Work, user: User, insured: Insured, from: Sources): Promise<PrefillData> => {
  const { before, known, kind } = from;
  const isSelf = user.role === 'client' && user.personalNumber === insured.personalNumber;
  const plate = from.plate ? plateIn(from.plate) : null;
  const owned = plate !== null && isSelf ? ownedBy(insured, plate) : undefined;
  const chosen = kind === undefined ? {} : { kind };
  if (before) {
    const copied = stepsOf(before, today(work));
    // Another plate is another car: papers and price of the earlier one would only mislead.
    const isAnother = plate !== null && copied.car['plate'] !== plate;
    return {
      ...copied,
      ...(isAnother ? { car: { ...owned, plate }, contract: {} } : {}),
      product: { ...copied.product, ...chosen },
    };
  }
  const profile = isSelf ? await profileOf(work, user.id) : null;
  const named = Object.fromEntries(
    Object.entries({
      lastName: profile?.lastName,
      firstName: profile?.firstName,
      patronymic: profile?.patronymic,
    }).filter(([, value]) => value !== undefined && value !== null),
  );
  const isCredits = plate === null || known?.car['plate'] === plate;
  return {
    customer: { ...named, ...(isSelf ? customerBefore(insured) : {}), ...known?.customer, ...insured },
    car: { ...(isCredits ? known?.car : {}), ...owned, ...(plate === null ? {} : { plate }) },
    contract: isCredits ? { ...known?.contract } : {},
    product: { ...usualProduct(today(work)), ...chosen },
  };
};
