import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FileInfo } from '../../../openapi/index.ts';
import { fileSize } from '../../../src/blocks/file-size.ts';
import { causeText, fileStatus, statementReason } from '../../../src/blocks/questionnaire/file-words.ts';
import {
  addressRows,
  contactRows,
  contactsLine,
  documentLine,
  documentRows,
  familyLine,
  familyRows,
  jobLine,
  jobRows,
  personalRows,
} from '../../../src/products/credit-claim/blocks/questionnaire/review-rows.ts';
import {
  birthDateWarnings,
  dateEndWarnings,
  experienceWarnings,
  incomeWarnings,
  proposedEnd,
} from '../../../src/blocks/questionnaire/soft-warnings.ts';
import { termsRows } from '../../../src/products/credit-claim/blocks/questionnaire/terms-rows.ts';
import { parseMessage } from '../../../schemas/kit.ts';
import { loadCatalogue, setLocale, translate } from '../../../src/i18n/index.ts';
import type { SummaryRow } from '../../../src/ui/index.ts';
import { fitted } from '../../../src/platform/pictures.ts';
import { addressesForm, examples as addresses } from '../../../schemas/shared/addresses.form.ts';
import {
  addressesToInput,
  contactsToInput,
  documentToInput,
  jobToInput,
  personalToInput,
} from '../../../schemas/shared/borrower.ts';
import { contactsForm, examples as contacts } from '../../../schemas/shared/contacts.form.ts';
import { documentForm, examples as documents } from '../../../schemas/shared/document.form.ts';
import { examples as jobs, jobForm } from '../../../schemas/shared/job.form.ts';
import { examples as personals, personalForm } from '../../../schemas/shared/personal.form.ts';
import { emptyClaim, saved } from '../schemas/claim.fixture.ts';

const t = translate;
const TODAY = '2026-02-01';
/** The first valid example of each step, as the server keeps it. */
const filledClaim = [
  personalToInput(v.parse(personalForm({ today: TODAY }), personals.valid[0])),
  documentToInput(v.parse(documentForm({ today: TODAY, birthDate: null }), documents.valid[0])),
  contactsToInput(v.parse(contactsForm({ ownPhone: '77000000001' }), contacts.valid[0])),
  jobToInput(v.parse(jobForm, jobs.valid[0])),
  addressesToInput(v.parse(addressesForm, addresses.valid[0])),
].reduce(saved, emptyClaim);
beforeAll(async () => {
  await setLocale('ru');
  await loadCatalogue('questionnaire');
  await loadCatalogue('flow');
});
/** Group and unit spaces as ordinary ones. */
const plain = (rows: readonly SummaryRow[]) =>
  Object.fromEntries(
    rows.map(({ label, value }) => [label, typeof value === 'string' ? value.replaceAll('\u00A0', ' ') : value]),
  );

describe('words of a file', () => {
  const file = (status: FileInfo['status']) => ({ status }) as FileInfo;
  test('its size is in megabytes with a comma and is never nothing', () => {
    const sizes = [0, 1, 1024 * 1024, 1_625_292, 10 * 1024 * 1024].map((bytes) =>
      fileSize(bytes, t).replaceAll('\u00a0', ' '),
    );
    expect(sizes).toEqual(['0,1 МБ', '0,1 МБ', '1 МБ', '1,5 МБ', '10 МБ'].map((size) => expect.stringContaining(size)));
  });
  test('its status has a tone of its own', () => {
    expect(fileStatus(file('checked')).tone).toBe('approved');
    expect(fileStatus(file('bad')).tone).toBe('rejected');
    expect(fileStatus(file('uploaded')).tone).toBe('pending');
  });
  test('an unknown reason is a plain refusal, never an empty line', () => {
    expect(statementReason('short')).toBe('st.badShort');
    expect(statementReason('news' as never)).toBe('st.bad');
    expect(statementReason('toString' as never)).toBe('st.bad');
    expect(statementReason(null)).toBe('st.bad');
    expect(['statement_iin', 'statement_toString', 'iin', null].map(causeText)).toEqual([
      'st.badIin',
      null,
      null,
      null,
    ]);
  });
});

describe('the check page', () => {
  test('shows every answer as it is read', () => {
    const { borrower } = filledClaim;
    expect(plain(personalRows(borrower, t))).toMatchObject({
      Имя: expect.stringMatching(/^\S+/),
      'Дата рождения': expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    });
    expect(plain(documentRows(borrower, t))).toMatchObject({
      'Дата выдачи': expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
      'Действует до': expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
      'Кем выдан': 'МВД РК',
    });
    expect(contactRows(borrower, t)[0]?.value).toMatch(/: .+\n\+7\u00a0\(\d{3}\)\u00a0\d{3}\u2011\d{2}\u2011\d{2}$/);
    expect(plain(jobRows(borrower, t))['name of main']).toBe('650 000 ₸');
  });
  test('names a ministry in the language of the reader, not of the paper', () => {
    const by = (authority: string) =>
      plain(documentRows(saved(emptyClaim, { document: { authority } }).borrower, t))['Кем выдан'];
    expect(by('ҚР ІІМ')).toBe('МВД РК');
    expect(by('Посольство')).toBe('Посольство');
  });
  test('says so where nothing was answered', () => {
    const { borrower } = emptyClaim;
    for (const rows of [personalRows, documentRows, contactRows, familyRows, jobRows, addressRows]) {
      expect(rows(borrower, t)).not.toEqual([]);
      for (const { label, value } of rows(borrower, t))
        expect(value, `${rows.name}: ${label}`).not.toMatch(/^\s*$|null|undefined/);
    }
    expect(plain(addressRows(borrower, t))).toEqual({ 'Адрес регистрации': '—', 'Адрес проживания': '—' });
    expect(plain(familyRows(borrower, t))).not.toHaveProperty('Супруг или супруга');
  });
  test('an address names the flat only where there is one', () => {
    const { borrower } = filledClaim;
    const reg = { ...borrower.addressReg!, street: 'Абая', house: '10', build: null, apartment: null };
    const rows = (addressReg: typeof reg) => plain(addressRows({ ...borrower, addressReg }, t))['Адрес регистрации'];
    expect(rows(reg)).toMatch(/, Абая, дом 10$/);
    expect(rows({ ...reg, build: '2', apartment: '5' } as never)).toMatch(/, Абая, дом 10, корпус 2, квартира 5$/);
  });
  test('a line says of a part what it is read for', () => {
    const { borrower } = filledClaim;
    const line = (words: string) => words.replaceAll('\u00A0', ' ').replaceAll('\u2011', '-');
    expect(line(documentLine(borrower, t))).toMatch(/, до \d\d\/\d\d\/\d{4}$/);
    expect(line(contactsLine(borrower, t))).toMatch(/^\S.*: .+, \+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/);
    expect(line(jobLine(borrower, t))).toBe(
      [borrower.job!.position, borrower.job!.companyName, '650 000 ₸ в месяц'].join(', '),
    );
    expect(familyLine({ ...borrower, childCount: 0 }, t)).toMatch(/детей нет$/);
    expect(familyLine({ ...borrower, childCount: 2 }, t)).toMatch(/детей: 2$/);
  });
  test('the terms name the payment only where a month takes more in all: else it stands above them', () => {
    const shown = (inAll: string | null) => plain(termsRows(emptyClaim, { payment: '100 ₸', inAll, demands: [] }, t));
    expect(shown('120 ₸')).toMatchObject({ 'Платёж в месяц': '100 ₸' });
    expect(shown(null)).not.toHaveProperty('Платёж в месяц');
  });
  test('the terms say what a bank demands beside what was ticked', () => {
    const demands = [{ label: 'MCF требует', value: 'GPS-трекер, +20 ₸ в месяц' }];
    expect(plain(termsRows(emptyClaim, { payment: '100 ₸', inAll: '120 ₸', demands }, t))).toMatchObject({
      'MCF требует': 'GPS-трекер, +20 ₸ в месяц',
    });
  });
  test('the terms name what comes with the loan, or that nothing does', () => {
    const extras = (product: object) =>
      plain(termsRows({ ...emptyClaim, product: { ...emptyClaim.product, ...product } }, null, t))[
        'Страховки и трекер'
      ];
    expect(extras({})).toBe('КАСКО');
    expect(extras({ lifeInsurance: true, gpsTracker: true })).toBe('КАСКО, Страхование жизни, GPS-трекер');
    expect(extras({ cascoInsurance: false })).toBe('Не выбраны');
    const demands = [{ label: 'MCF требует', value: 'GPS-трекер' }];
    const none = { ...emptyClaim, product: { ...emptyClaim.product, cascoInsurance: false } };
    expect(plain(termsRows(none, { payment: '100 ₸', inAll: '120 ₸', demands }, t))['Страховки и трекер']).toBe(
      'Только по требованию банка',
    );
  });
});

describe('soft warnings of one field', () => {
  const ids = (warnings: readonly { path: string; message: string }[]) =>
    warnings.map(({ path, message }) => `${path} ${parseMessage(message).id}`);

  test('wait for a complete date', () => {
    const of = birthDateWarnings('900115399012');
    expect(ids(of(''))).toEqual([]);
    expect(ids(of('16/01/19'))).toEqual([]);
    expect(ids(of('15/01/1990'))).toEqual([]);
    expect(ids(of('16/01/1990'))).toEqual(['dateOfBirth form.dobMismatch']);
  });
  test("a document that ends soon is told of; one that has ended is the form's refusal", () => {
    const of = dateEndWarnings('2026-02-01');
    expect(ids(of('10/02/2026'))).toEqual(['document.dateEnd form.docExpires']);
    expect(ids(of('10/02/2027'))).toEqual([]);
    expect(ids(of('31/01/2026'))).toEqual([]);
    expect(ids(of('10/02'))).toEqual([]);
  });
  test('numbers are read with their spaces; an empty field says nothing', () => {
    const incomeOf = incomeWarnings('main', 'incomes.1.value', TODAY);
    const experienceOf = experienceWarnings(TODAY);
    expect(ids(incomeOf('65\u00A0000'))).toEqual(['incomes.1.value form.incomeLow']);
    expect(ids(incomeOf('650\u00A0000'))).toEqual([]);
    expect(ids(incomeOf(''))).toEqual([]);
    expect(ids(experienceOf('3'))).toEqual(['job.experienceLast form.experienceShort']);
    expect(ids(experienceOf('30'))).toEqual([]);
    expect(ids(experienceOf(''))).toEqual([]);
  });
  test('the end of a document is proposed ten years on, once the issue date is complete', () => {
    expect(proposedEnd('11/03/2019')).toBe('11/03/2029');
    expect(proposedEnd('29/02/2020')).toBe('28/02/2030');
    expect(proposedEnd('11/03/20')).toBeNull();
    expect(proposedEnd('')).toBeNull();
  });
});

test('a picture keeps its shape and never grows', () => {
  expect(fitted(4000, 3000)).toEqual({ width: 2000, height: 1500 });
  expect(fitted(3000, 4000)).toEqual({ width: 1500, height: 2000 });
  expect(fitted(800, 600)).toEqual({ width: 800, height: 600 });
});
