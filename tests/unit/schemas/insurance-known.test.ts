import { describe, expect, it } from 'vitest';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import {
  asksExperience,
  checkedContract,
  checkedProduct,
  chosenKind,
  isCarKnown,
  isCustomerKnown,
  knownCar,
  knownCustomer,
} from '../../../schemas/shared/insurance-known.ts';
import { contractRaw } from '../../../schemas/shared/insurance.ts';

const claimNamed = (name: string): InsuranceClaim =>
  samples.getInsuranceClaim.find((one) => one.name === name)?.body as InsuranceClaim;
const known = claimNamed('draftKnown');
const said = {
  kind: 'casco',
  experienceYears: 9,
  price: 12_000_000,
  deductiblePercent: '2',
  startDate: '2026-02-10',
} as const;
const withCustomer = (change: object): InsuranceClaim => ({
  ...known,
  prefill: { ...known.prefill, customer: { ...known.prefill.customer, ...change } },
});
const withCar = (change: object): InsuranceClaim => ({
  ...known,
  prefill: { ...known.prefill, car: { ...known.prefill.car, ...change } },
});

describe('whether a step must be asked', () => {
  it('is not, when it is known or saved', () => {
    expect([isCustomerKnown(known), isCarKnown(known), asksExperience(known)]).toEqual([true, true, false]);
    expect([isCustomerKnown(claimNamed('carDone')), isCarKnown(claimNamed('carDone'))]).toEqual([true, true]);
    // A name is not enough, nor a plate.
    expect([isCustomerKnown(claimNamed('draft')), isCarKnown(claimNamed('draft'))]).toEqual([false, false]);
    expect([isCustomerKnown(claimNamed('draftPerson')), isCarKnown(claimNamed('draftPerson'))]).toEqual([true, false]);
  });

  it.each([{ lastName: '' }, { document: null }, { document: { type: 'id_card' } }, { address: { locality: '75' } }])(
    'is, for a person without %j',
    (change) => expect(isCustomerKnown(withCustomer(change))).toBe(false),
  );
  it('is not, for what the personal number tells', () =>
    expect(isCustomerKnown(withCustomer({ dateOfBirth: undefined, gender: undefined }))).toBe(true));
  it('is, for a driver of whom less is known', () =>
    expect(isCustomerKnown(withCustomer({ drivers: [{ personalNumber: '900115399012' }] }))).toBe(false));

  it.each([{ vin: '' }, { colour: null }, { plate: null }, { registrationNumber: '' }, { engineVolume: null }])(
    'is, for a used car without %j',
    (change) => expect(isCarKnown(withCar(change))).toBe(false),
  );
  it('is not, for the papers of a new car, or an engine of nothing', () =>
    expect(isCarKnown(withCar({ condition: 'new', plate: null, registrationNumber: null, engineVolume: 0 }))).toBe(
      true,
    ));
});

describe('what the value of a car begins with', () => {
  it.each([
    ['what such cars cost', { marketValue: 9_700_000 }, '9\u00a0700\u00a0000'],
    [
      'what is known of this one',
      { marketValue: 9_700_000, prefill: { ...known.prefill, contract: { price: 10_200_000 } } },
      '10\u00a0200\u00a0000',
    ],
    ['nothing, where neither is', { marketValue: null }, ''],
    ['nothing, where the service does not say', { marketValue: undefined }, ''],
  ] as const)('is %s', (_, change, price) =>
    expect(contractRaw({ ...known, ...change } as InsuranceClaim).price).toBe(price),
  );
  it('is what was saved', () => {
    const saved = claimNamed('contractDone');
    expect(contractRaw({ ...saved, marketValue: 9_700_000 }).price).toBe('10\u00a0000\u00a0000');
  });
});

describe('what is sent for a step that nobody typed', () => {
  it('is what is known', () => {
    expect(knownCustomer(known, said)).toEqual({
      personalNumber: '900115399012',
      lastName: 'Демеу',
      firstName: 'Айдос',
      patronymic: 'Сынақұлы',
      dateOfBirth: '1990-01-15',
      gender: 'male',
      phone: '77000000001',
      document: {
        type: 'id_card',
        number: '012345678',
        dateIssue: '2020-03-11',
        dateEnd: '2030-03-10',
        authority: 'МВД РК',
      },
      isResident: true,
      address: { locality: '75-d2', street: 'пр. Абая', house: '10', apartment: '5' },
      drivers: [
        {
          personalNumber: '900115399012',
          lastName: 'Демеу',
          firstName: 'Айдос',
          experienceYears: 12,
          isPrivileged: false,
        },
      ],
    });
    expect(knownCar(known)).toMatchObject({ plate: '237BLM02', vin: 'ZZZTEST0000000001', hasAntiTheft: true });
  });

  it('is the policyholder as the driver, where nobody is named', () => {
    const claim = withCustomer({ drivers: [] });
    expect(asksExperience(claim)).toBe(true);
    expect(knownCustomer(claim, said).drivers).toEqual([
      {
        personalNumber: '900115399012',
        lastName: 'Демеу',
        firstName: 'Айдос',
        experienceYears: 9,
        isPrivileged: false,
      },
    ]);
  });

  it('keeps of contract and product what was not asked again', () => {
    const saved = claimNamed('calculated');
    const pledge = { isPledged: true, beneficiary: 'demo_dala' };
    expect(checkedContract({ ...saved, contract: { ...saved.contract!, ...pledge } }, said)).toMatchObject({
      price: 12_000_000,
      ...pledge,
    });
    expect(checkedContract(known, said)).toEqual({ price: 12_000_000, isPledged: false });
    expect(checkedProduct(known, said)).toEqual({
      kind: 'casco',
      territory: 'kz',
      deductiblePercent: 2,
      termMonths: 12,
      startDate: '2026-02-10',
      instalments: 1,
      options: [],
    });
    const both = { ...known, prefill: { ...known.prefill, product: { kind: 'both' } } };
    expect(chosenKind(both)).toBe('both');
    // What is said at the check counts.
    expect(checkedProduct(both, { ...said, kind: 'ogpo' })).toMatchObject({
      kind: 'ogpo',
      territory: 'kz',
      instalments: 1,
    });
  });
});
