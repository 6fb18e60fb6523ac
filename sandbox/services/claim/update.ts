import { documentNumberPattern } from '../../../schemas/facts/document-number.ts';
import type { AddressInput, BorrowerInput } from '../../../openapi/index.ts';
import { addDays, addYears } from '../../../schemas/facts/date.ts';
import { fold } from '../../../schemas/facts/fold.ts';
import { conflict } from '../../core/conflict.ts';
import type { AnyCall } from '../../core/service.ts';
import { claimTexts, fieldTexts } from '../../data/claim.ts';
import { dataCameLate } from '../banks/answers.ts';
import { createReader, said, type Reader } from './checks.ts';
import { collectProblems, type Problems } from './problems.ts';
import { move, ownClaim, saveClaim } from './store.ts';
import type { AddressData, BorrowerData, ClaimRecord, DocumentData, JobData, SpouseData } from './records.ts';
import { today } from './today.ts';
import { claimView } from './view.ts';

/** What may still be added while banks decide. */
const LATE_FIELDS: ReadonlySet<string> = new Set(['codeword', 'contacts', 'childCount', 'incomes']);

const readDocument = (
  read: Reader,
  problems: Problems,
  input: NonNullable<BorrowerInput['document']>,
  before: DocumentData,
  now: string,
): Partial<DocumentData> => {
  const at = (field: string) => ['document', field];
  const type = read.reference('documentTypes', input.type, at('type'));
  const number = input.number?.replace(/\s/g, '').toUpperCase();
  const kind = type ?? before.type ?? '';
  const dateIssue = read.date(input.dateIssue, at('dateIssue'), (date) => date <= now && date >= addYears(now, -60));
  const dateEnd = read.date(
    input.dateEnd,
    at('dateEnd'),
    (date) => date > now && date <= addYears(now, 60),
    fieldTexts.expiredDocument,
  );
  if (dateIssue && dateEnd && dateEnd <= dateIssue) problems.add(at('dateEnd'), fieldTexts.date);
  return said({
    type,
    lastName: read.name(input.lastName, at('lastName')),
    firstName: read.name(input.firstName, at('firstName')),
    patronymic: read.name(input.patronymic, at('patronymic')),
    number:
      input.number === null
        ? null
        : read.pattern(number, at('number'), documentNumberPattern(kind), fieldTexts.documentNumber),
    dateIssue,
    dateEnd,
    residence: input.residence,
    authority: read.text(input.authority, at('authority'), 100),
    gender: read.reference('genderTypes', input.gender, at('gender')),
  });
};

const readJob = (
  read: Reader,
  problems: Problems,
  input: NonNullable<BorrowerInput['job']>,
  before: JobData,
): Partial<JobData> => {
  const at = (field: string) => ['job', field];
  const experienceCommon = read.integer(input.experienceCommon, at('experienceCommon'), 0, 720, fieldTexts.experience);
  const experienceLast = read.integer(input.experienceLast, at('experienceLast'), 0, 720, fieldTexts.experience);
  const common = experienceCommon === undefined ? before.experienceCommon : experienceCommon;
  if (typeof experienceLast === 'number' && typeof common === 'number' && experienceLast > common)
    problems.add(at('experienceLast'), fieldTexts.experience);
  return said({
    socialGroup: read.reference('socialGroups', input.socialGroup, at('socialGroup')),
    companyName: read.text(input.companyName, at('companyName'), 120, 2),
    position: read.text(input.position, at('position'), 80, 2),
    experienceCommon,
    experienceLast,
    phone: read.phone(input.phone, at('phone')),
    address: read.text(input.address, at('address'), 200),
  });
};

const readAddress = (read: Reader, input: AddressInput, field: 'addressReg' | 'addressLive'): Partial<AddressData> => {
  const at = (part: string) => [field, part];
  // A house that is named has the flat that is named with it, not one that was known before.
  const { build, apartment } = input.house == null ? input : { build: null, apartment: null, ...input };
  return said({
    locality: read.locality(input.locality, at('locality')),
    street: read.text(input.street, at('street'), 100),
    house: read.pattern(input.house, at('house'), /^[0-9]{1,4}[0-9a-zа-яәғқңөұүһі/-]{0,6}$/i, fieldTexts.house),
    build: read.text(build, at('build'), 10),
    apartment: read.text(apartment, at('apartment'), 10),
  });
};

const readSpouse = (
  read: Reader,
  input: NonNullable<BorrowerInput['spouse']>,
  ownPhone: string,
  problems: Problems,
): Partial<SpouseData> => {
  const at = (field: string) => ['spouse', field];
  const phone = read.phone(input.phone, at('phone'));
  if (phone === ownPhone) problems.add(at('phone'), fieldTexts.ownPhone);
  return said({
    firstName: read.name(input.firstName, at('firstName')),
    lastName: read.name(input.lastName, at('lastName')),
    patronymic: read.name(input.patronymic, at('patronymic')),
    phone,
  });
};

const readContacts = (
  read: Reader,
  problems: Problems,
  input: NonNullable<BorrowerInput['contacts']>,
  ownPhone: string,
) => {
  if (input.length > 3) problems.add(['contacts'], fieldTexts.contacts);
  return input.slice(0, 3).map((contact, at) => {
    const phone = read.phone(contact.phone, ['contacts', at, 'phone']) ?? '';
    if (phone === ownPhone) problems.add(['contacts', at, 'phone'], fieldTexts.ownPhone);
    const names = read.name(contact.names, ['contacts', at, 'names'], 100) ?? '';
    if (names !== '' && !names.includes(' ')) problems.add(['contacts', at, 'names'], fieldTexts.contactNames);
    const type = read.reference('relationTypes', contact.type, ['contacts', at, 'type']) ?? '';
    const relation = read.text(contact.relation, ['contacts', at, 'relation'], 40) ?? null;
    return { type, phone, names, relation };
  });
};

const isPartOfName = (codeword: string, { firstName, lastName, patronymic }: BorrowerData): boolean =>
  [firstName, lastName, patronymic ?? ''].some((name) => name !== '' && fold(name) === fold(codeword));

/** A nested block: null clears, fields said are laid over those known. */
const merged = <T extends object>(
  before: T | null | undefined,
  input: object | null | undefined,
  read: () => Partial<T>,
): T | null | undefined => {
  if (input === undefined) return before;
  return input === null ? null : ({ ...before, ...read() } as T);
};

/** The borrower with the input laid over; throws 422 with every wrong field. */
const withInput = (c: AnyCall, claim: ClaimRecord, input: BorrowerInput): BorrowerData => {
  const problems = collectProblems('variables', 'borrower');
  const read = createReader(problems);
  const before = claim.data.borrower;
  const now = today(c);
  const fields = said({
    firstName: read.name(input.firstName, ['firstName']) ?? undefined,
    lastName: read.name(input.lastName, ['lastName']) ?? undefined,
    patronymic: read.name(input.patronymic, ['patronymic']),
    dateOfBirth: read.date(
      input.dateOfBirth,
      ['dateOfBirth'],
      (date) => date <= addYears(now, -18) && date > addDays(addYears(now, -100), 0),
    ),
    nationality: read.reference('countries', input.nationality, ['nationality']),
    codeword: read.pattern(input.codeword, ['codeword'], /^\p{L}{4,20}$/u, fieldTexts.codeword),
    maritalStatus: read.reference('maritalStatuses', input.maritalStatus, ['maritalStatus']),
    childCount: read.integer(input.childCount, ['childCount'], 0, 15, fieldTexts.childCount),
    incomes:
      input.incomes?.slice(0, 10).map(({ type, value }, at) => ({
        type: read.reference('incomeTypes', type, ['incomes', at, 'type']) ?? '',
        value: read.integer(value, ['incomes', at, 'value'], 0, 1_000_000_000, fieldTexts.income) ?? 0,
      })) ?? (input.incomes === null ? null : undefined),
    contacts: input.contacts ? readContacts(read, problems, input.contacts, claim.phone) : input.contacts,
  });
  const after: BorrowerData = { ...before, ...fields };
  after.document =
    merged(before.document, input.document, () =>
      readDocument(read, problems, input.document!, before.document ?? {}, now),
    ) ?? null;
  after.job = merged(before.job, input.job, () => readJob(read, problems, input.job!, before.job ?? {})) ?? null;
  after.spouse =
    merged(before.spouse, input.spouse, () => readSpouse(read, input.spouse!, claim.phone, problems)) ?? null;
  after.addressReg =
    merged(before.addressReg, input.addressReg, () => readAddress(read, input.addressReg!, 'addressReg')) ?? null;
  after.addressLive =
    merged(before.addressLive, input.addressLive, () => readAddress(read, input.addressLive!, 'addressLive')) ?? null;
  if (after.codeword && input.codeword && isPartOfName(after.codeword, after))
    problems.add(['codeword'], fieldTexts.codeword);
  problems.refuseIfAny();
  return after;
};

/**
 * Saves what the customer said of themselves. The first saving opens the questionnaire; after "data confirmed" it
 * goes back to confirmation; while banks decide only what they may ask for later is taken.
 */
export const updateClaimByCustomer = async ({ id, borrower }: { id: string; borrower: BorrowerInput }, c: AnyCall) => {
  const claim = await ownClaim(c, c.me(), id);
  const isLate = claim.status === 'waiting';
  if (isLate && Object.keys(borrower).some((field) => !LATE_FIELDS.has(field)))
    throw conflict(claim, claimTexts.lockedInBanks);
  const after = withInput(c, claim, borrower);
  if (!isLate) await move(c, claim, 'DATA_OPENED');
  claim.data.borrower = after;
  await saveClaim(c, claim);
  if (isLate) await dataCameLate(c, claim);
  await c.effect('claim.updated', { claimId: claim.id });
  return claimView(c, claim);
};
