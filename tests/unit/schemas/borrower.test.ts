import { describe, expect, it, test } from 'vitest';
import type { BorrowerInput, Claim } from '../../../openapi/index.ts';
import { addressesForm, examples as addresses } from '../../../schemas/shared/addresses.form.ts';
import { additionalForm, examples as additional } from '../../../schemas/shared/additional.form.ts';
import {
  additionalToInput,
  addressesToInput,
  contactsToInput,
  documentToInput,
  familyToInput,
  incompleteSteps,
  jobToInput,
  personalToInput,
  STEPS,
  type Step,
} from '../../../schemas/shared/borrower.ts';
import {
  additionalFromClaim,
  addressesFromClaim,
  contactsFromClaim,
  documentFromClaim,
  familyFromClaim,
  jobFromClaim,
  personalFromClaim,
} from '../../../schemas/shared/borrower.raw.ts';
import { contactsForm, examples as contacts } from '../../../schemas/shared/contacts.form.ts';
import { documentForm, examples as documents } from '../../../schemas/shared/document.form.ts';
import { examples as families, familyForm } from '../../../schemas/shared/family.form.ts';
import { examples as jobs, jobForm } from '../../../schemas/shared/job.form.ts';
import { check } from '../../../schemas/kit.ts';
import { examples as personals, personalForm } from '../../../schemas/shared/personal.form.ts';
import { emptyClaim, saved } from './claim.fixture.ts';

const TODAY = '2026-02-01';
const OWN = '77000000001';

interface StepKit {
  readonly schema: unknown;
  readonly valid: readonly object[];
  readonly toInput: (values: never) => BorrowerInput;
  readonly fromClaim: (claim: Claim) => object;
}

const kits: Readonly<Record<Step | 'additional', StepKit>> = {
  personal: {
    schema: personalForm({ today: TODAY }),
    valid: personals.valid,
    toInput: personalToInput,
    fromClaim: personalFromClaim,
  },
  document: {
    schema: documentForm({ today: TODAY, birthDate: null }),
    valid: documents.valid,
    toInput: documentToInput,
    fromClaim: documentFromClaim,
  },
  contacts: {
    schema: contactsForm({ ownPhone: OWN }),
    valid: contacts.valid,
    toInput: contactsToInput,
    fromClaim: contactsFromClaim,
  },
  family: { schema: familyForm, valid: families.valid, toInput: familyToInput, fromClaim: familyFromClaim },
  job: { schema: jobForm, valid: jobs.valid, toInput: jobToInput, fromClaim: jobFromClaim },
  addresses: {
    schema: addressesForm,
    valid: addresses.valid,
    toInput: addressesToInput,
    fromClaim: addressesFromClaim,
  },
  additional: {
    schema: additionalForm({ ownPhone: OWN }),
    valid: additional.valid,
    toInput: additionalToInput,
    fromClaim: additionalFromClaim,
  },
};

const valuesOf = (kit: StepKit, raw: object): never => {
  const result = check(kit.schema as ReturnType<typeof personalForm>, raw);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.values as never;
};

const rows = Object.entries(kits).flatMap(([name, kit]) => kit.valid.map((raw, i) => ({ name, kit, raw, i })));

test.each(rows)('$name, example $i: what was saved comes back to its form as it was said', ({ kit, raw }) => {
  const said = valuesOf(kit, raw);
  const claim = saved(emptyClaim, kit.toInput(said));
  const again = valuesOf(kit, kit.fromClaim(claim));
  // the name of a place is shown, not saved
  const comparable = (values: object): unknown =>
    JSON.parse(JSON.stringify(values, (key, value: unknown) => (key === 'localityName' ? undefined : value)));
  const { same: _same, ...before } = comparable(said) as Record<string, unknown>;
  const { same: _again, ...after } = comparable(again) as Record<string, unknown>;
  expect(after).toEqual(before);
});

describe('which steps are left', () => {
  it('is all of them for a new claim, in their order', () => {
    expect(incompleteSteps(emptyClaim.borrower, TODAY)).toEqual(STEPS);
  });

  it('is one less after each step, whatever branch was taken', () => {
    const branches = Math.max(...STEPS.map((step) => kits[step].valid.length));
    for (let branch = 0; branch < branches; branch += 1) {
      let claim = emptyClaim;
      for (const [i, step] of STEPS.entries()) {
        const kit = kits[step];
        claim = saved(claim, kit.toInput(valuesOf(kit, kit.valid[branch % kit.valid.length]!)));
        expect(incompleteSteps(claim.borrower, TODAY)).toEqual(STEPS.slice(i + 1));
      }
    }
  });

  it('sees a document that has expired since', () => {
    const claim = saved(emptyClaim, documentToInput(valuesOf(kits.document, documents.valid[0])));
    expect(incompleteSteps(claim.borrower, '2029-03-09')).not.toContain('document');
    expect(incompleteSteps(claim.borrower, '2029-03-10')).toContain('document');
  });

  it('sees a spouse and an employer that are missing', () => {
    const married = saved(emptyClaim, { maritalStatus: 'married', childCount: 0 });
    expect(incompleteSteps(married.borrower, TODAY)).toContain('family');
    const employed = saved(emptyClaim, { job: { socialGroup: 'regular' }, incomes: [{ type: 'main', value: 1 }] });
    expect(incompleteSteps(employed.borrower, TODAY)).toContain('job');
    const retired = saved(emptyClaim, { job: { socialGroup: 'pensioner' }, incomes: [{ type: 'main', value: 1 }] });
    expect(incompleteSteps(retired.borrower, TODAY)).not.toContain('job');
  });

  it('takes an address without its street for none', () => {
    const claim = saved(emptyClaim, {
      addressReg: { locality: '75', house: '1' },
      addressLive: { locality: '75', street: 'a', house: '1' },
    });
    expect(incompleteSteps(claim.borrower, TODAY)).toContain('addresses');
  });
});

describe('what a form begins with', () => {
  it("proposes the personal number's birth date and sex until somebody says otherwise", () => {
    expect(personalFromClaim(emptyClaim)).toMatchObject({
      dateOfBirth: '15/01/1990',
      gender: 'male',
      nationality: 'KZ',
    });
    const told = saved(emptyClaim, { dateOfBirth: '1991-02-03', document: { gender: 'female' } });
    expect(personalFromClaim(told)).toMatchObject({ dateOfBirth: '03/02/1991', gender: 'female' });
  });

  it('proposes the income that a statement has proved', () => {
    const claim: Claim = { ...emptyClaim, statement: { state: 'accepted', monthlyIncome: 650_000, reason: null } };
    expect(jobFromClaim(claim).incomes).toEqual([{ type: 'main', value: '650\u00a0000' }]);
  });

  it.each([
    ['МВД РК', 'mvd', ''],
    ['ҚР ІІМ', 'mvd', ''],
    ['ҚР ӘМ', 'mj', ''],
    ['Посольство', 'other', 'Посольство'],
  ])('knows the authority %s', (authority, alias, other) => {
    const claim = saved(emptyClaim, { document: { authority } });
    expect(documentFromClaim(claim).document).toMatchObject({ authority: alias, authorityOther: other });
  });

  it('ticks "the same" for equal addresses only', () => {
    const home = { locality: '75', street: 'Абая', house: '1' };
    expect(addressesFromClaim(saved(emptyClaim, { addressReg: home, addressLive: home })).same).toBe(true);
    expect(addressesFromClaim(saved(emptyClaim, { addressReg: home, addressLive: { ...home, house: '2' } })).same).toBe(
      false,
    );
  });
});

it('clears the employer of somebody who has none any more', () => {
  const input = jobToInput(valuesOf(kits.job, jobs.valid[1]!));
  expect(input.job).toEqual({
    socialGroup: 'pensioner',
    companyName: null,
    position: null,
    experienceCommon: null,
    experienceLast: null,
    phone: null,
    address: null,
  });
});

it('clears the spouse after a divorce', () => {
  expect(familyToInput(valuesOf(kits.family, families.valid[3]!))).toEqual({
    maritalStatus: 'divorced',
    spouse: null,
    childCount: 15,
  });
});
