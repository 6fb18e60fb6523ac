import { expect, onTestFinished } from 'vitest';
import { samples } from '../../../openapi/generated/samples.ts';
import { operations, type CallInput, type InsuranceClaim, type OperationOf } from '../../../openapi/index.ts';
import { startSandbox, type Answer, type Options, type TestSandbox } from './start.ts';

type Id = OperationOf<'insuranceV2'>;
type Bodies = { customer: CallInput<'putCustomerDocument'>['body']; car: CallInput<'putCarCharacteristics'>['body'] };

/** A person who insures: calls by operation name, each with a fresh token. */
export interface Person {
  readonly username: string;
  call<O extends Id>(id: O, input?: object, key?: string): Promise<Answer>;
}

export interface InsuranceSandbox {
  readonly sandbox: TestSandbox;
  person(username: string): Person;
  inbox(phone: string): Promise<string[]>;
  effects(...kinds: string[]): Promise<string[]>;
  /** Card, then the bank's page, confirmed; gives where the page leads back to. */
  pay(url: string, last?: string): Promise<string | null>;
  advance(ms: number): Promise<void>;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

/** The steps of an ordinary person with an ordinary car. */
export const customer = (
  over: Partial<Bodies['customer']> = {},
  personalNumber = '900115399012',
): Bodies['customer'] => ({
  personalNumber,
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
  address: { locality: '75-d2', street: 'пр. Абая', house: '10', apartment: null },
  drivers: [{ personalNumber, lastName: 'Демеу', firstName: 'Айдос', experienceYears: 5, isPrivileged: false }],
  ...over,
});
export const car = (over: Partial<Bodies['car']> = {}): Bodies['car'] => ({
  plate: '237 BLM 02',
  vin: 'zzztest0000000001',
  registrationNumber: 'ав12345678',
  type: 'car',
  markId: 'toyota',
  modelId: 'toyota-camry',
  year: 2021,
  engineType: 'petrol',
  engineVolume: 2487,
  enginePower: 199,
  steering: 'left',
  colour: 'белый',
  mileage: 68_000,
  condition: 'used',
  hasAntiTheft: true,
  hasGps: false,
  ...over,
});
export const contract = (
  over: Partial<CallInput<'putCarContract'>['body']> = {},
): CallInput<'putCarContract'>['body'] => ({
  price: 10_000_000,
  isPledged: false,
  ...over,
});
export const product = (
  over: Partial<CallInput<'putInsuranceProduct'>['body']> = {},
): CallInput<'putInsuranceProduct'>['body'] => ({
  kind: 'casco',
  territory: 'kz',
  deductiblePercent: 1,
  termMonths: 12,
  startDate: '2026-02-10',
  instalments: 1,
  options: [],
  ...over,
});

/** A sandbox with everything; an answer against its contract, an exception or a failed job fails the test. */
export const startInsurance = async (options: Options = {}): Promise<InsuranceSandbox> => {
  const sandbox = await startSandbox(options);
  onTestFinished(() => expect(sandbox.engine.log.problems()).toEqual([]));
  const self: InsuranceSandbox = {
    sandbox,
    person(username) {
      let session = { access: '', at: Number.NEGATIVE_INFINITY };
      const token = async (): Promise<string> => {
        if (sandbox.now() - session.at > 10 * MINUTE)
          session = { access: (await sandbox.signIn(username)).access, at: sandbox.now() };
        return session.access;
      };
      return {
        username,
        async call(id, input = {}, key) {
          const {
            path = {},
            query = {},
            body,
          } = input as Partial<Record<'path' | 'query' | 'body', Record<string, string>>>;
          const { method, path: template } = operations[id];
          const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
          const search = new URLSearchParams(query).toString();
          return sandbox.call(method.toUpperCase(), `/services/insuranceV2${address}${search ? `?${search}` : ''}`, {
            token: await token(),
            ...(key === undefined ? {} : { key }),
            ...(body === undefined ? {} : { body: id === 'confirmSignature' ? new URLSearchParams(body) : body }),
          });
        },
      };
    },
    async inbox(phone) {
      const { body } = await sandbox.api('GET', `inbox?phone=${phone}`);
      return (body as { text: string }[]).map(({ text }) => text).reverse();
    },
    async effects(...kinds) {
      const { body } = await sandbox.api('GET', 'ledger');
      return (body as { kind: string }[]).map(({ kind }) => kind).filter((kind) => kinds.includes(kind));
    },
    async pay(url, last = '02') {
      const post = (form: Record<string, string>): Promise<Answer> =>
        sandbox.call('POST', url, { body: new URLSearchParams(form) });
      await post({ step: 'card', number: `40000000000000${last}`, expiry: '09/28', cvc: '123', name: 'AIDOS DEMEU' });
      return (await post({ step: 'confirm' })).headers.get('location');
    },
    advance: (ms) => sandbox.advance(ms),
  };
  return self;
};

/** One claim of one person, walked step by step; a step that is refused fails the test. */
export const walk = async (
  insurance: InsuranceSandbox,
  person: Person,
  who: { personalNumber?: string; phone?: string; partnerId?: string } = {},
) => {
  const personalNumber = who.personalNumber ?? '900115399012';
  const phone = who.phone ?? '77000000001';
  const done = async (answer: Promise<Answer>): Promise<InsuranceClaim> => {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body as InsuranceClaim;
  };
  const { partnerId } = who;
  const { id } = await done(
    person.call('createInsuranceClaim', {
      body: { personalNumber, phone, ...(partnerId === undefined ? {} : { partnerId }) },
    }),
  );
  const path = { id };
  const self = {
    id,
    path,
    read: () => done(person.call('getInsuranceClaim', { path })),
    status: async () => (await self.read()).status.alias,
    async filled(over: { product?: Partial<CallInput<'putInsuranceProduct'>['body']> } = {}) {
      await done(person.call('putCustomerDocument', { path, body: customer({ phone }, personalNumber) }));
      await done(person.call('putCarCharacteristics', { path, body: car() }));
      await done(person.call('putCarContract', { path, body: contract() }));
      const startDate = new Date(insurance.sandbox.now() + 5 * DAY).toISOString().slice(0, 10);
      return done(person.call('putInsuranceProduct', { path, body: product({ startDate, ...over.product }) }));
    },
    async calculated() {
      await self.filled();
      await done(person.call('calculateOffers', { path }));
      await insurance.advance(MINUTE);
    },
    async offers() {
      return (await person.call('listOffers', { query: { claim_id: id } })).body as NonNullable<
        InsuranceClaim['offer']
      >[];
    },
    async choose() {
      const ready = (await self.offers()).find(({ status }) => status.alias === 'ready');
      if (ready === undefined) throw new Error('no offer is ready');
      await done(
        person.call('updateInsuranceCompany', {
          body: { claim_id: id, insurance_company: ready.company.alias, offer_id: ready.id },
        }),
      );
      return ready;
    },
    async agreed() {
      await self.calculated();
      await self.choose();
      await done(person.call('insuranceToAgreeing', { path }));
      await done(person.call('createInsuranceAgreement', { path }));
    },
    async code() {
      const texts = (await insurance.inbox(phone)).map((text) => /#(\d{6})$/.exec(text)?.[1] ?? '');
      return texts.filter((text) => text !== '').at(-1) ?? '';
    },
    async signed() {
      await self.agreed();
      const signature = await person.call('insuranceToSigning', { path });
      await done(
        person.call('confirmSignature', { path: { id: signature.body.id }, body: { code: await self.code() } }),
      );
    },
    async toPay() {
      await self.signed();
      const sent = await person.call('sendInsuranceClaim', { path });
      return String(sent.body.paymentUrl);
    },
    async paid(last?: string) {
      const back = await insurance.pay(await self.toPay(), last);
      return back;
    },
    async issued() {
      await self.paid();
      await insurance.advance(5 * MINUTE);
    },
  };
  return self;
};

/** Names of the documented examples of an operation, with their status. */
export const documented = (id: Id): [string, number][] => samples[id].map(({ name, http }) => [name, http]);
