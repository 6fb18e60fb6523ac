import type { Claim } from '../../../../../openapi/index.ts';
import { authorityRaw } from '../../../../../schemas/shared/borrower.raw.ts';
import { dmy, duration, money, phone } from '../../../../i18n/format.ts';
import type { Translate } from '../../../../i18n/runtime.ts';
import type { SummaryRow } from '../../../../ui/index.ts';
import { personName } from '../../../../blocks/claim/person-name.ts';
import { maritalName } from './marital-name.ts';

type Borrower = Claim['borrower'];
type Address = NonNullable<Borrower['addressReg']>;

const DASH = '—';
const AUTHORITY = { mvd: 'f.byMvd', mj: 'f.byMj' } as const;

/** Rows that say something. */
export const said = (rows: readonly SummaryRow[]): SummaryRow[] => rows.filter(({ value }) => value !== DASH);

const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ') || DASH;

const addressLine = (address: Address | null, t: Translate): string =>
  address === null
    ? DASH
    : [
        t('q.addressLine', {
          place: address.locality?.name ?? DASH,
          street: address.street ?? DASH,
          house: address.house ?? DASH,
        }),
        address.build && t('q.addressBuild', { x: address.build }),
        address.apartment && t('q.addressFlat', { x: address.apartment }),
      ]
        .filter(Boolean)
        .join(', ');

const bornRows = (b: Borrower, t: Translate): SummaryRow[] => [
  { label: t('f.dob'), value: b.dateOfBirth ? dmy(b.dateOfBirth) : DASH },
  { label: t('f.gender'), value: joined(b.document?.gender?.name) },
  { label: t('f.citizen'), value: joined(b.nationality?.name) },
];

/** Who it is, without what the person thinks up. */
export const personRows = (b: Borrower, t: Translate): SummaryRow[] => [
  { label: t('f.last'), value: joined(b.lastName) },
  { label: t('f.first'), value: joined(b.firstName, b.patronymic) },
  ...bornRows(b, t),
];

const reachedRows = (b: Borrower, t: Translate): SummaryRow[] => [
  { label: t('f.codeword'), value: joined(b.codeword) },
  { label: t('q.iin'), value: joined(b.personalNumber) },
  { label: t('q.phone'), value: b.phone ? phone(b.phone) : DASH },
];

export const personalRows = (b: Borrower, t: Translate): SummaryRow[] => [...personRows(b, t), ...reachedRows(b, t)];

/** The same where nothing of it is corrected: the name as a person reads it. */
export const shownRows = (b: Borrower, t: Translate): SummaryRow[] => [
  { label: t('q.fullName'), value: joined(personName(b)) },
  ...bornRows(b, t),
  ...reachedRows(b, t),
];

/** A part in one line: what it is known by. */
const lineOf = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter((part) => part && part !== DASH).join(', ');

export const personalLine = (b: Borrower): string =>
  lineOf(joined(b.lastName, b.firstName, b.patronymic), b.dateOfBirth && dmy(b.dateOfBirth));

export const documentLine = ({ document }: Borrower, t: Translate): string =>
  lineOf(
    document?.type?.name,
    document?.number,
    document?.dateEnd && t('q.validUntil', { date: dmy(document.dateEnd) }),
  );

export const jobLine = ({ job, incomes }: Borrower, t: Translate): string =>
  lineOf(
    ...(job?.companyName ? [job.position, job.companyName] : [job?.socialGroup?.name]),
    ...incomes.slice(0, 1).map(({ value }) => t('q.jobMonth', { sum: money(value) })),
  );

const contactName = ({ relation, type, names }: Borrower['contacts'][number], t: Translate): string =>
  t('q.contactRow', { relation: relation ?? type.name, names });

export const contactsLine = ({ contacts }: Borrower, t: Translate): string =>
  contacts.map((contact) => lineOf(contactName(contact, t), phone(contact.phone))).join('; ');

const maritalOf = ({ maritalStatus, document }: Borrower, t: Translate): string | null =>
  maritalStatus && maritalName(maritalStatus, document?.gender, t);

export const familyLine = (b: Borrower, t: Translate): string =>
  lineOf(
    maritalOf(b, t),
    b.spouse && joined(b.spouse.lastName, b.spouse.firstName),
    b.childCount != null && (b.childCount === 0 ? t('q.noChildren') : t('q.childrenOf', { n: b.childCount })),
  );

/** Where one is registered; whoever lives elsewhere reads it below. */
export const addressesLine = ({ addressReg }: Borrower, t: Translate): string => lineOf(addressLine(addressReg, t));

/** The ministries in the reader's language, whichever the paper was copied in; other authorities as they were written. */
const authorityName = (written: string | null | undefined, t: Translate): string => {
  if (!written) return DASH;
  const { authority } = authorityRaw(written);
  return Object.hasOwn(AUTHORITY, authority) ? t(AUTHORITY[authority as keyof typeof AUTHORITY]) : written;
};

export const documentRows = ({ document }: Borrower, t: Translate): SummaryRow[] => [
  { label: t('f.docType'), value: joined(document?.type?.name) },
  { label: t('f.docNo'), value: joined(document?.number) },
  { label: t('f.issued'), value: document?.dateIssue ? dmy(document.dateIssue) : DASH },
  { label: t('f.until'), value: document?.dateEnd ? dmy(document.dateEnd) : DASH },
  {
    label: t('f.by'),
    value: authorityName(document?.authority, t),
  },
  { label: t('f.resident'), value: document ? t(document.residence === false ? 'q.no' : 'q.yes') : DASH },
];

export const contactRows = ({ contacts }: Borrower, t: Translate): SummaryRow[] =>
  contacts.length === 0
    ? [{ label: t('f.contactN', { n: 1 }), value: DASH }]
    : contacts.map((contact, at) => ({
        label: t('f.contactN', { n: at + 1 }),
        value: [contactName(contact, t), phone(contact.phone)].join('\n'),
      }));

export const familyRows = (b: Borrower, t: Translate): SummaryRow[] => [
  { label: t('f.marital'), value: joined(maritalOf(b, t)) },
  ...(b.spouse
    ? [
        {
          label: t('q.spouse'),
          value: [
            joined(b.spouse.lastName, b.spouse.firstName, b.spouse.patronymic),
            ...(b.spouse.phone ? [phone(b.spouse.phone)] : []),
          ].join('\n'),
        },
      ]
    : []),
  { label: t('f.children'), value: String(b.childCount ?? DASH) },
];

const experienceRows = ({ job }: Borrower, t: Translate): SummaryRow[] =>
  job?.experienceCommon != null && job.experienceLast != null
    ? [
        { label: t('q.expAll'), value: duration(job.experienceCommon, t) },
        { label: t('q.expLast'), value: duration(job.experienceLast, t) },
      ]
    : [];

/** Where one works and for how long. */
export const employmentRows = (b: Borrower, t: Translate): SummaryRow[] => [
  { label: t('f.company'), value: joined(b.job?.companyName) },
  ...experienceRows(b, t),
];

export const jobRows = (b: Borrower, t: Translate): SummaryRow[] => [
  { label: t('f.group'), value: joined(b.job?.socialGroup?.name) },
  ...(b.job?.companyName
    ? [
        { label: t('f.company'), value: b.job.companyName },
        { label: t('f.post'), value: joined(b.job.position) },
        ...(b.job.phone ? [{ label: t('f.workPhone'), value: phone(b.job.phone) }] : []),
        ...(b.job.address ? [{ label: t('f.workAddress'), value: b.job.address }] : []),
      ]
    : []),
  ...experienceRows(b, t),
  ...(b.incomes.length > 0
    ? b.incomes.map(({ type, value }) => ({ label: type.name, value: money(value) }))
    : [{ label: t('f.income'), value: DASH }]),
];

export const addressRows = (b: Borrower, t: Translate): SummaryRow[] => [
  { label: t('f.reg'), value: addressLine(b.addressReg, t) },
  { label: t('f.live'), value: addressLine(b.addressLive, t) },
];
