/** Bounds of what is bought, lent and insured: domain 2.4, 3.3, 3.8 and 3.11. Today is 2026-02-01. Written by hand, never from the schemas. */
import type { FormName } from '../../../paths/support/form-examples.ts';
import { choices, days, digits, exactly, ids, lengths, numbers, picked, rows, said, words, type Edge } from './edge.ts';
import { addressOf, documentOf, numberOf } from './person.ts';

const price = (form: FormName): Edge[] =>
  numbers(form, 'price', { least: [500_000, 'form.price'], most: [75_000_000, 'form.price'] });
const ENGINES = 'petrol diesel gas gas_petrol hybrid electric';
const plates = (form: FormName): Edge[] =>
  said(form, 'plate', {
    '237 BLM 01': null,
    '237BLM20': null,
    '237BLM21': 'form.plate',
    '237BLM00': 'form.plate',
    '237BL02': null,
    '23BL02': null,
    ABC1234: null,
    A123ABC: null,
    A123AB: null,
    A123A: 'form.plate',
    '23BLM01': 'form.plate',
  });
const vin = (form: FormName): Edge[] => [
  ...exactly((n) => 'Z'.repeat(n))(form, 'vin', 17, 'form.vin'),
  ...said(form, 'vin', { ZZZTEST000000000I: 'form.vin', ZZZTEST000000000O: 'form.vin', ZZZTEST000000000Q: 'form.vin' }),
];
const car = (form: FormName): Edge[] => [
  ...price(form),
  ...choices(form, 'carType', 'new used', 'form.choose.carType'),
  ...picked(form, 'markId', 'form.choose.mark'),
  ...picked(form, 'modelId', 'form.choose.model'),
  ...numbers(form, 'productionYear', { least: [2006, 'form.productionYear'], most: [2027, 'form.productionYear'] }),
  ...choices(form, 'engineType', ENGINES, 'form.choose.engineType'),
  ...numbers(form, 'mileage', { least: [0, 'form.number'], most: [1_000_000, 'form.mileage'] }),
  ...plates(form),
  ...vin(form),
  ...digits(form, 'productId', { most: [12, 'form.publication'] }),
];
const cover = (form: FormName): Edge[] =>
  days(form, 'startDate', { least: ['2026-02-02', 'form.coverStart'], most: ['2026-03-03', 'form.coverStart'] });
const DEDUCTIBLES = '0 0.5 1 2 3 5 10';
const pledged = { with: { isPledged: true, beneficiary: 'demo_dala' } };
const dated = { with: { contractNumber: 'ДКП-7', contractDate: '20/01/2026' } };
const sold = { with: { sellerKind: 'person', sellerName: 'Ерлан' } };
const bank = (termMax: number, minFeeC2c: number) =>
  ({ type: 'bvu', terms: { minFeeC2c, minFeeNew: 10, minFeeUsed: 20, termMax } }) as never;
const driver = (at: number) => ({
  isPolicyholder: false,
  personalNumber: numberOf(`199${at}-01-15`),
  lastName: 'Демеу',
  firstName: 'Тестбек',
  experienceYears: '3',
  isPrivileged: false,
});
const another = { with: { drivers: [driver(0)] } };

export const dealEdges: readonly Edge[] = [
  ...car('car'),
  ...car('dealer-car'),
  ...numbers('dealer-car', 'discount', { least: [0, 'form.amount'], most: [2_000_000, 'form.discount'] }),
  ...digits('publication', 'productId', { least: [1, 'form.publication'], most: [12, 'form.publication'] }),
  ...numbers('terms', 'initialFee', { least: [3_000_000, 'form.minFee'], most: [9_999_999, 'form.feeTooBig'] }),
  // Of several banks the one that asks least; what is paid is the price less the discount.
  ...numbers(
    'terms',
    'initialFee',
    { least: [1_600_000, 'form.minFee'], most: [7_999_999, 'form.feeTooBig'] },
    { facts: { carPrice: 10_000_000, carDiscount: 2_000_000, banks: [bank(84, 40), bank(84, 20)] } },
  ),
  ...numbers('terms', 'term', { least: [12, 'form.term'], most: [84, 'form.term'] }),
  // Half years.
  { form: 'terms', field: 'term', typed: '18', refused: null, given: {} },
  { form: 'terms', field: 'term', typed: '15', refused: 'form.termStep', given: {} },
  ...numbers(
    'terms',
    'term',
    { most: [96, 'form.term'] },
    { facts: { carPrice: 10_000_000, banks: [bank(96, 20), bank(60, 20)] } },
  ),
  ...numbers(
    'terms',
    'term',
    { most: [120, 'form.term'] },
    { facts: { carPrice: 10_000_000, banks: [bank(132, 20)] } },
  ),
  ...said('terms', 'term', { '18': null, '17': 'form.termStep', '19': 'form.termStep' }),
  ...choices('terms', 'paymentType', 'annuity differentiated', 'form.choose.paymentType'),
  ...numbers('other-terms', 'initialFee', { least: [0, 'form.amount'], most: [999_999_999_999, 'form.amount'] }),
  ...numbers('other-terms', 'term', { least: [12, 'form.term'], most: [120, 'form.term'] }),
  ...picked('bank-choice', 'bankAlias', 'form.choose.bank'),
  ...lengths((n) => ({ ['a'.repeat(n)]: true }) as never)('bank-list', 'banks', {
    least: [1, 'form.banks'],
    most: [40, 'form.banks'],
  }),
  ...choices('deal-step', 'step', 'contract registration', 'form.choose'),
  ...choices('decline', 'reason', 'changed_mind other_bank terms car_sold mistake other', 'form.choose.reason'),
  ...words('acceptance', 'opened', { least: [1, 'form.opened'], most: [64, 'form.tooLong'] }),
  ...picked('goods-pick', 'offerId', 'form.choose.offer'),
  ...picked('offer-choice', 'offerId', 'form.choose.offer'),
  ...picked('offer-choice', 'company', 'form.choose.offer'),
  ...picked('open-claim', 'claimId', 'form.choose.claim'),
  ...picked('insurance-choice', 'insuranceId', 'form.choose.insurance'),

  ...price('car-contract'),
  ...words('car-contract', 'contractNumber', { most: [40, 'form.tooLong'] }, dated),
  ...days('car-contract', 'contractDate', { most: ['2026-02-01', 'form.futureDate'] }, dated),
  ...choices('car-contract', 'sellerKind', 'dealer person', 'form.refused', sold),
  ...words('car-contract', 'sellerName', { least: [2, 'form.tooShort'], most: [100, 'form.tooLong'] }, sold),
  ...picked('car-contract', 'beneficiary', 'form.choose.beneficiary', pledged),
  ...words('car-contract', 'loanContractNumber', { most: [40, 'form.tooLong'] }, pledged),

  ...choices('insured-car', 'condition', 'new used', 'form.choose.carType'),
  ...choices('insured-car', 'type', 'car bus_small bus_large truck motorcycle trailer', 'form.choose.vehicle'),
  ...picked('insured-car', 'markId', 'form.choose.mark'),
  ...picked('insured-car', 'modelId', 'form.choose.model'),
  ...numbers('insured-car', 'year', { least: [1950, 'form.productionYear'], most: [2026, 'form.productionYear'] }),
  ...plates('insured-car'),
  ...vin('insured-car'),
  ...exactly((n) => `AB${'1'.repeat(n)}`)('insured-car', 'registrationNumber', 8, 'form.certificate'),
  ...choices('insured-car', 'engineType', ENGINES, 'form.choose.engineType'),
  ...numbers('insured-car', 'engineVolume', { least: [1, 'form.engineVolume'], most: [10_000, 'form.range'] }),
  ...numbers('insured-car', 'enginePower', { least: [1, 'form.empty.enginePower'], most: [2_000, 'form.range'] }),
  ...choices('insured-car', 'steering', 'left right', 'form.choose.steering'),
  ...words('insured-car', 'colour', { least: [2, 'form.tooShort'], most: [40, 'form.tooLong'] }),
  ...numbers('insured-car', 'mileage', { least: [0, 'form.number'], most: [2_000_000, 'form.range'] }),

  ...documentOf('insured-customer'),
  ...addressOf('insured-customer', 'address'),
  ...words('insured-customer', 'lastName', { least: [1, 'form.empty.lastName'], most: [50, 'form.tooLong'] }),
  ...words('insured-customer', 'firstName', { least: [1, 'form.empty.firstName'], most: [50, 'form.tooLong'] }),
  ...words('insured-customer', 'patronymic', { most: [50, 'form.tooLong'] }),
  ...days('insured-customer', 'dateOfBirth', {
    least: ['1900-01-01', 'form.birthDate'],
    most: ['2008-02-01', 'form.adult'],
  }),
  ...said('insured-customer', 'dateOfBirth', { '01/02/2026': 'form.birthDate' }),
  ...choices('insured-customer', 'gender', 'male female', 'form.choose.gender'),
  ...said('insured-customer', 'phone', { '+7 (701) 123-45-67': null, '+7 (727) 250-12-34': 'form.mobile' }),
  ...rows(driver)('insured-customer', 'drivers', { least: [1, 'form.driversMin'], most: [5, 'form.driversMax'] }),
  // The policyholder is 36, so can have driven for 18 years; of whom nothing is known, for 60.
  ...numbers(
    'insured-customer',
    'drivers.0.experienceYears',
    { least: [0, 'form.number'], most: [18, 'form.drivingYears'] },
    {
      facts: { policyholderNumber: numberOf('1990-01-15') },
    },
  ),
  ...numbers('insured-customer', 'drivers.0.experienceYears', { most: [60, 'form.range'] }),
  ...said(
    'insured-customer',
    'drivers.0.personalNumber',
    { [numberOf('2008-02-01')]: null, [numberOf('2008-02-02')]: 'form.adultDriver' },
    { with: { drivers: [{ ...driver(0), experienceYears: '0' }] } },
  ),
  ...words(
    'insured-customer',
    'drivers.0.lastName',
    { least: [1, 'form.empty.lastName'], most: [50, 'form.tooLong'] },
    another,
  ),
  ...words(
    'insured-customer',
    'drivers.0.firstName',
    { least: [1, 'form.empty.firstName'], most: [50, 'form.tooLong'] },
    another,
  ),

  ...choices('insurance-product', 'kind', 'ogpo casco both', 'form.choose.insurance'),
  ...choices('insurance-product', 'territory', 'kz cis', 'form.choose.territory'),
  ...choices('insurance-product', 'deductiblePercent', DEDUCTIBLES, 'form.choose.deductible'),
  ...numbers('insurance-product', 'termMonths', { least: [1, 'form.range'], most: [36, 'form.range'] }),
  ...cover('insurance-product'),
  ...choices('insurance-product', 'instalments', '1 2 4 12', 'form.choose.instalments'),
  ...[2, 4, 12].flatMap((parts) =>
    said('insurance-product', 'instalments', { [parts]: null }, { with: { termMonths: String(parts) } }).concat(
      said(
        'insurance-product',
        'instalments',
        { [parts]: 'form.instalments' },
        { with: { termMonths: String(parts - 1) } },
      ),
    ),
  ),
  ...choices('insurance-check', 'kind', 'ogpo casco both', 'form.choose.insurance'),
  ...price('insurance-check'),
  ...choices('deductible-choice', 'deductiblePercent', DEDUCTIBLES, 'form.choose.deductible'),
  ...choices('insurance-check', 'deductiblePercent', DEDUCTIBLES, 'form.choose.deductible'),
  ...cover('insurance-check'),
  ...numbers(
    'insurance-check',
    'experienceYears',
    { least: [0, 'form.number'], most: [18, 'form.drivingYears'] },
    {
      facts: { asksExperience: true, policyholderNumber: numberOf('1990-01-15') },
    },
  ),
  ...choices('insurance-begin', 'kind', 'ogpo casco both', 'form.choose.insurance'),
  ...plates('insurance-begin'),
  ...said('insurance-begin', 'personalNumber', {
    [numberOf('2008-02-01')]: null,
    [numberOf('2008-02-02')]: 'form.adult',
  }),
  ...said('insurance-begin', 'phone', { '+7 (701) 123-45-67': null, '+7 (727) 250-12-34': 'form.mobile' }),
  ...picked('insurance-begin', 'partnerId', 'form.choose.partner', { with: { choosesPartner: true } }),
  ...choices(
    'insurance-decline',
    'reason',
    'expensive other_insurer car_sold changed_mind other',
    'form.choose.reason',
  ),
  ...words('insurance-decline', 'comment', { most: [500, 'form.tooLong'] }),
  ...ids('insurance-consents', 'opened', { least: [1, 'form.openedRules'], most: [16, 'form.tooLong'] }),
  ...['hospital', 'disability', 'chronic'].flatMap((one) =>
    choices('health', `answers.${one}`, 'yes no', 'form.answer'),
  ),

  ...picked('decisions', 'casco.choice', 'form.choose.casco'),
  ...choices('decisions', 'casco.risks', 'full roadOnly nonRoadOnly', 'form.choose.risks'),
  ...numbers('decisions', 'casco.termMonths', { least: [1, 'form.range'], most: [120, 'form.range'] }),
  ...said('decisions', 'casco.deductiblePercent', {
    '0': null,
    '0.5': null,
    '10': null,
    '0.55': 'form.choose.deductible',
    '100': 'form.choose.deductible',
  }),
  ...choices('decisions', 'casco.payer', 'financed own', 'form.choose.payer'),
  ...picked('decisions', 'casco.fileId', 'form.policyFile', { with: { 'casco.choice': 'own_policy' } }),
  ...picked('decisions', 'life.choice', 'form.choose.life'),
  ...choices('decisions', 'life.payer', 'financed own', 'form.choose.payer'),
];
