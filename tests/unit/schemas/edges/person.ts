/** Bounds of what is asked of people: domain 2.2, 2.3, 3.3 and 3.5. Today is 2026-02-01. Written by hand, never from the schemas. */
import type { TextId } from '../../../../locales/ids.ts';
import type { FormName } from '../../../paths/support/form-examples.ts';
import {
  choices,
  days,
  digits,
  exactly,
  lengths,
  numbers,
  picked,
  rows,
  said,
  words,
  type Edge,
  type Given,
} from './edge.ts';

const PREFIXES = '700 701 702 705 706 707 708 747 760 761 762 763 764 771 775 776 777 778 785'.split(' ');
/** Every prefix of the country: only those of mobile operators get an SMS. */
const mobile = (form: FormName, field: string): Edge[] =>
  Array.from({ length: 100 }, (_, n) => `7${String(n).padStart(2, '0')}`).map((prefix) => ({
    form,
    field,
    typed: `+7 (${prefix}) 123-45-67`,
    refused: PREFIXES.includes(prefix) ? null : 'form.mobile',
    given: {},
  }));
const anyPhone = (form: FormName, field: string, given: Given = {}): Edge[] =>
  said(
    form,
    field,
    {
      '+7 (727) 250-12-34': null,
      '8 701 123 45 67': null,
      '+7 (727) 250-12-3': 'form.phone',
      '+79161234567': 'form.phone',
    },
    given,
  );

/** The number of somebody born on that day, by the rules of check digits. */
export const numberOf = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  for (let serial = 1000; ; serial++) {
    const eleven = `${year.slice(2)}${month}${date}${year.startsWith('19') ? 3 : 5}${serial}`;
    const rest = (weights: readonly number[]) =>
      [...eleven].reduce((sum, digit, at) => sum + Number(digit) * (weights[at] ?? 0), 0) % 11;
    const first = rest([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    if (first < 10) return `${eleven}${first}`;
  }
};
const adult = (form: FormName): Edge[] =>
  said(form, 'personalNumber', {
    [numberOf('2008-02-01')]: null,
    [numberOf('2008-02-02')]: 'form.adult',
    '90011539901': 'form.iinLength',
    '9001153990123': 'form.iinLength',
  });
const name = (form: FormName, field: string, most = 50, given: Given = {}): Edge[] =>
  words(
    form,
    field,
    { least: [1, given.with ? 'form.empty.spouse' : emptyOf(form, field)], most: [most, 'form.tooLong'] },
    given,
  );
const emptyOf = (form: FormName, field: string): TextId =>
  form === 'seller' ? 'form.empty.sellerName' : field === 'lastName' ? 'form.empty.lastName' : 'form.empty.firstName';
const names = (form: FormName): Edge[] => [
  ...name(form, 'lastName'),
  ...name(form, 'firstName'),
  ...words(form, 'patronymic', { most: [50, 'form.tooLong'] }),
];

const other = { with: { 'document.authority': 'other', 'document.authorityOther': 'МВД' } };
/** An identity document, wherever it is asked for. */
export const documentOf = (form: FormName): Edge[] => [
  ...choices(form, 'document.type', 'id_card residence_permit stateless foreign_passport', 'form.choose.documentType'),
  ...exactly((n) => '1'.repeat(n))(form, 'document.number', 9, 'form.idNumber'),
  ...exactly((n) => `N${'1'.repeat(n)}`)(form, 'document.number', 8, 'form.passportNumber', {
    with: { 'document.type': 'passport' },
  }),
  ...['residence_permit', 'stateless'].flatMap((type) =>
    exactly((n) => '1'.repeat(n))(form, 'document.number', 9, 'form.permitNumber', { with: { 'document.type': type } }),
  ),
  ...digits(
    form,
    'document.number',
    { least: [5, 'form.foreignNumber'], most: [15, 'form.foreignNumber'] },
    { with: { 'document.type': 'foreign_passport' } },
  ),
  ...days(form, 'document.dateIssue', { most: ['2026-02-01', 'form.futureDate'] }),
  ...days(form, 'document.dateEnd', { least: ['2026-02-02', 'form.docExpired'] }),
  ...said(
    form,
    'document.dateEnd',
    { '01/02/2026': 'form.docDates' },
    { with: { 'document.dateIssue': '01/02/2026' } },
  ),
  ...choices(form, 'document.authority', 'mvd mj', 'form.empty.authority'),
  ...words(form, 'document.authorityOther', { least: [2, 'form.tooShort'], most: [100, 'form.tooLong'] }, other),
];

const married = { with: { maritalStatus: 'married', 'spouse.lastName': 'Демеу', 'spouse.firstName': 'Айгерім' } };
const codeword = (form: FormName): Edge[] =>
  words(form, 'codeword', { least: [4, 'form.codeword'], most: [20, 'form.codeword'] });
const children = (form: FormName): Edge[] =>
  numbers(form, 'childCount', { least: [0, 'form.number'], most: [15, 'form.range'] });
const contacts = (form: FormName): Edge[] => [
  ...rows((at) => ({ type: 'friend', relation: '', names: 'Тестов Арман', phone: `7701000010${at}` }))(
    form,
    'contacts',
    {
      least: [1, 'form.contactsMin'],
      most: [3, 'form.contactsMax'],
    },
  ),
  ...choices(
    form,
    'contacts.0.type',
    'spouse father mother brother sister son daughter friend colleague',
    'form.choose.relation',
  ),
  ...words(
    form,
    'contacts.0.relation',
    { least: [2, 'form.tooShort'], most: [40, 'form.tooLong'] },
    {
      with: { 'contacts.0.type': 'other' },
    },
  ),
  ...lengths((n) => `а ${'а'.repeat(n - 2)}`)(form, 'contacts.0.names', {
    least: [3, 'form.empty.names'],
    most: [100, 'form.tooLong'],
  }),
  ...anyPhone(form, 'contacts.0.phone'),
];
const income = (form: FormName, field: string): Edge[] =>
  numbers(form, field, { least: [0, 'form.amount'], most: [100_000_000, 'form.range'] });
const GROUPS =
  'regular civil_servant budget entrepreneur self_employed owner serviceman working_pensioner pensioner student maternity farmer unemployed';

/** One address, wherever it is asked for. */
export const addressOf = (form: FormName, at: string): Edge[] => [
  ...picked(form, `${at}.locality`, 'form.choose.locality'),
  ...words(form, `${at}.localityName`, { most: [300, 'form.tooLong'] }),
  ...words(form, `${at}.street`, { least: [1, 'form.empty.street'], most: [100, 'form.tooLong'] }),
  ...digits(form, `${at}.house`, { least: [1, 'form.empty.house'], most: [10, 'form.tooLong'] }),
  ...said(form, `${at}.house`, { '12/1': null, '12-14': null, '55А': null, дом: 'form.houseFormat' }),
  ...words(form, `${at}.build`, { most: [10, 'form.tooLong'] }),
  ...words(form, `${at}.apartment`, { most: [10, 'form.tooLong'] }),
];
const apart = {
  with: { same: false, 'addressLive.locality': '71', 'addressLive.street': 'Абая', 'addressLive.house': '1' },
};

export const personEdges: readonly Edge[] = [
  ...names('personal'),
  ...days('personal', 'dateOfBirth', { least: ['1926-02-01', 'form.birthDate'], most: ['2008-02-01', 'form.adult'] }),
  ...days('personal', 'dateOfBirth', { least: ['2026-02-02', 'form.adult'] }).map((edge) => ({
    ...edge,
    refused: edge.refused ?? ('form.futureDate' as const),
  })),
  ...choices('personal', 'gender', 'male female', 'form.choose.gender'),
  ...picked('personal', 'nationality', 'form.choose.citizenship'),
  ...codeword('personal'),
  ...documentOf('document'),
  ...days(
    'document',
    'document.dateIssue',
    { least: ['2021-06-15', 'form.docAge'] },
    { facts: { birthDate: '2005-06-15' } },
  ),
  ...documentOf('goods'),
  ...days(
    'goods',
    'document.dateIssue',
    { least: ['2021-06-15', 'form.docAge'] },
    { facts: { buyerNumber: numberOf('2005-06-15') } },
  ),
  ...names('goods'),
  ...choices('goods', 'socialGroup', GROUPS, 'form.choose.socialGroup'),
  ...income('goods', 'monthIncome'),
  ...contacts('contacts'),
  ...contacts('additional'),
  ...codeword('additional'),
  ...children('additional'),
  ...children('family'),
  ...choices('family', 'maritalStatus', 'divorced not_married widow', 'form.choose.marital'),
  ...name('family', 'spouse.lastName', 50, married),
  ...name('family', 'spouse.firstName', 50, married),
  ...words('family', 'spouse.patronymic', { most: [50, 'form.tooLong'] }, married),
  ...anyPhone('family', 'spouse.phone', married),
  ...choices('job', 'job.socialGroup', GROUPS, 'form.choose.socialGroup'),
  ...words('job', 'job.companyName', { least: [2, 'form.tooShort'], most: [120, 'form.tooLong'] }),
  ...words('job', 'job.position', { least: [2, 'form.tooShort'], most: [80, 'form.tooLong'] }),
  ...numbers('job', 'job.experienceCommon', { most: [720, 'form.range'] }),
  ...numbers('job', 'job.experienceLast', { least: [3, 'form.experienceMin'], most: [96, 'form.experience'] }),
  ...numbers('job', 'job.experienceLast', { most: [720, 'form.range'] }, { with: { 'job.experienceCommon': '720' } }),
  ...anyPhone('job', 'job.phone'),
  ...words('job', 'job.address', { least: [5, 'form.tooShort'], most: [200, 'form.tooLong'] }),
  ...rows(() => ({ type: 'main', value: '650 000' }))('job', 'incomes', {
    least: [1, 'form.incomesMin'],
    most: [5, 'form.incomesMax'],
  }),
  ...picked('job', 'incomes.0.type', 'form.choose.income'),
  ...income('job', 'incomes.0.value'),
  ...addressOf('addresses', 'addressReg'),
  ...addressOf('addresses', 'addressLive').map((edge) => ({ ...edge, given: apart })),
  ...names('me'),
  ...mobile('me', 'phone'),
  ...adult('me'),
  ...name('seller', 'name', 100),
  ...mobile('seller', 'phone'),
  ...said('seller', 'personalNumber', { [numberOf('1990-01-15')]: null, '90011539901': 'form.iinLength' }),
  ...mobile('insured', 'phone'),
  ...adult('insured'),
  ...mobile('insured-phone', 'phone'),
  ...mobile('insured-contacts', 'phone'),
  ...lengths((n) => `${'a'.repeat(n)}@example.kz`)('insured-contacts', 'email', {
    least: [1, 'form.email'],
    most: [64, 'form.email'],
  }),
  ...lengths((n) => `${'a'.repeat(60)}@${'b'.repeat(n - 64)}.kz`)('insured-contacts', 'email', {
    most: [254, 'form.tooLong'],
  }),
  ...exactly((n) => '1'.repeat(n))('consents', 'lastDigits', 4, 'form.lastDigits', { facts: { confirmsNumber: true } }),
  ...exactly((n) => '1'.repeat(n))('code', 'code', 6, 'form.code'),
  ...exactly((n) => '1'.repeat(n))('code', 'code', 4, 'form.code', { facts: { codeLength: 4 } }),
  ...words('login', 'username', { least: [1, 'form.empty.username'], most: [64, 'form.tooLong'] }),
  ...words('login', 'password', { least: [1, 'form.empty.password'], most: [128, 'form.tooLong'] }),
];
