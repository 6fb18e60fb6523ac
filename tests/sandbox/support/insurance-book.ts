import type { InsuranceClaims, InsuranceClaimView } from '../../../sandbox/core/insurance.ts';
import { defineService, refuse, refuseKeeping } from '../../../sandbox/core/service.ts';
import { demoAccounts } from '../../../sandbox/services/auth/accounts.ts';
import { authService } from '../../../sandbox/services/auth/index.ts';
import { createOfferService, offers } from '../../../sandbox/services/offers/index.ts';
import { startSandbox, type TestSandbox } from './start.ts';

type Change<T> = { readonly [K in keyof T]?: T[K] extends object | null ? Partial<NonNullable<T[K]>> | null : T[K] };

const driver = {
  personalNumber: '900115399012',
  lastName: 'Демеу',
  firstName: 'Айдос',
  experienceYears: 12,
  isPrivileged: false,
  age: 36,
  bonusClass: '6',
} as const;

const filled: InsuranceClaimView = {
  id: 'ins-1',
  status: 'draft',
  ownerId: demoAccounts[0]?.id ?? '',
  personalNumber: '900115399012',
  phone: '77000000001',
  customer: {
    personalNumber: '900115399012',
    lastName: 'Демеу',
    firstName: 'Айдос',
    patronymic: null,
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
    address: { locality: '75-d2', street: 'Абая', house: '10', apartment: null },
    region: '75',
    isCity: true,
    drivers: [driver],
  },
  car: {
    plate: '237BLM02',
    vin: 'ZZZTEST0000000001',
    registrationNumber: 'AB12345678',
    type: 'car',
    markId: 'hyundai',
    modelId: 'hyundai-tucson',
    year: 2024,
    engineType: 'petrol',
    engineVolume: 1998,
    enginePower: 150,
    steering: 'left',
    colour: 'белый',
    mileage: 20_000,
    condition: 'used',
    hasAntiTheft: true,
    hasGps: false,
  },
  carName: 'Hyundai Tucson',
  contract: { price: 10_000_000, isPledged: false },
  product: {
    kind: 'casco',
    territory: 'kz',
    deductiblePercent: 1,
    termMonths: 12,
    startDate: '2026-02-02',
    instalments: 1,
    options: [],
  },
  offerId: null,
  calculatedAt: null,
};

/** One insurance claim in memory: the neighbour of the offers under test. */
export interface InsuranceBook {
  readonly sandbox: TestSandbox;
  claim: InsuranceClaimView;
  /** What the offers told the claim. */
  readonly told: string[];
  change(change: Change<InsuranceClaimView>): void;
  calculate(): Promise<void>;
  /** Something that only the insurance service asks for. */
  ask(what: 'withdraw' | 'hold' | 'issued' | 'underwriting', id: string): Promise<unknown>;
  call(method: string, path: string, body?: unknown, username?: string): ReturnType<TestSandbox['call']>;
}

const BASE = '/services/insuranceV2';

export async function openInsuranceBook(): Promise<InsuranceBook> {
  const told: string[] = [];
  let result: unknown;
  const move = (status: InsuranceClaimView['status'], change: Partial<InsuranceClaimView> = {}): void => {
    book.claim = { ...book.claim, ...change, status };
  };
  const claims: InsuranceClaims = {
    find: async (_work, user, id) => (id === book.claim.id && user.id === book.claim.ownerId ? book.claim : null),
    need: async () => book.claim,
    async calculated(work) {
      told.push('calculated');
      move('calculated', { calculatedAt: work.now() });
    },
    async offerChosen(_work, _id, offerId, instalments) {
      if (!['calculated', 'offer_selected'].includes(book.claim.status))
        throw refuse(409, 'status', { status: book.claim.status });
      told.push(`chosen ${instalments ?? ''}`.trim());
      move('offer_selected', { offerId });
    },
    async offerOver() {
      told.push('over');
      move('calculated', { offerId: null });
    },
  };
  // Operations of the contract lend their addresses; their answers are not looked at.
  const neighbour = defineService({
    name: 'insurance',
    operations: {
      async calculateOffers(c) {
        move('calculating', { offerId: null });
        await offers.calculate(c, book.claim);
        throw refuseKeeping(404, 'asked');
      },
      async getInsuranceClaim(c) {
        const [what, id = ''] = c.input.path.id.split('~');
        if (what === 'withdraw') await offers.withdraw(c, id);
        if (what === 'hold') await offers.hold(c, id);
        if (what === 'issued') await offers.issued(c, id, 'd-1');
        result = what === 'underwriting' ? await offers.underwriting(c, book.claim) : await offers.find(c, id);
        throw refuseKeeping(404, 'asked');
      },
    },
  });
  const book: InsuranceBook = {
    claim: filled,
    told,
    sandbox: await startSandbox({ services: [authService, neighbour, createOfferService(claims)] }),
    change(change) {
      const next: Record<string, unknown> = { ...book.claim };
      for (const [name, value] of Object.entries(change)) {
        const now = next[name];
        next[name] =
          typeof value === 'object' && value !== null && typeof now === 'object' ? { ...now, ...value } : value;
      }
      book.claim = next as unknown as InsuranceClaimView;
    },
    async calculate() {
      await book.call('POST', `/api/v1/claims/${book.claim.id}/calculate-offers`);
    },
    async ask(what, id) {
      await book.call('GET', `/api/v1/claims/${what}~${id}`);
      return result;
    },
    async call(method, path, body, username = 'aidos') {
      const { access } = await book.sandbox.signIn(username);
      return book.sandbox.call(method, `${BASE}${path}`, { token: access, ...(body === undefined ? {} : { body }) });
    },
  };
  return book;
}
