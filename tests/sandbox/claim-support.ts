import { expect, onTestFinished } from 'vitest';
import {
  operations,
  type BorrowerInput,
  type CallInput,
  type CallOutput,
  type Claim,
  type CreateClaimInput,
  type Integration,
  type OperationOf,
} from '../../openapi/index.ts';
import { createWork } from '../../sandbox/core/work.ts';
import type { Work } from '../../sandbox/core/service.ts';
import { issueTokens } from '../../sandbox/services/auth/index.ts';
import {
  agreementResult,
  agreementStarted,
  identityResult,
  identityStarted,
  statementResult,
} from '../../sandbox/services/claim/index.ts';
import { startSandbox, type Answer, type CallOptions, type Options, type TestSandbox } from './support/start.ts';

type GraphqlId = OperationOf<'claim'> | OperationOf<'clientClaim'>;

export interface GraphqlAnswer<Id extends GraphqlId> {
  readonly status: number;
  /** The root field, when there are no errors. */
  readonly data: CallOutput<Id>;
  readonly errors: readonly { message: string; extensions: Record<string, unknown> & { status: number } }[];
  readonly body: Answer['body'];
}

export interface Customer {
  readonly id: string;
  readonly token: string;
}

export const BANKS = '/services/bankIntegration';
export const CONSENTS = [
  'personal_data',
  'credit_bureau',
  'pension_data',
  'biometrics',
  'phone_owner',
  'partner_banks',
].map((alias) => ({ alias, version: '2026-01' }));

/** An application that every eligible bank could take: 40 % down. */
export const application = (over: Partial<CreateClaimInput> = {}): CreateClaimInput => ({
  initialFee: 4_000_000,
  term: 60,
  personalNumber: '900115399012',
  phone: '77000000031',
  firstName: 'Айдос',
  lastName: 'Демеу',
  product: {
    carType: 'used',
    carMarkId: 'toyota',
    carModelId: 'toyota-camry',
    carProductionYear: 2021,
    carEngineType: 'petrol',
    carPrice: 10_000_000,
    carMileage: 68_000,
  },
  seller: { name: 'Ерлан', phone: '77010000011' },
  ...over,
});

const address = { locality: '75-d2', street: 'пр. Абая', house: '10' };
/** Everything that the questionnaire demands. */
export const wholeBorrower: BorrowerInput = {
  dateOfBirth: '1990-01-15',
  nationality: 'KZ',
  maritalStatus: 'not_married',
  childCount: 0,
  incomes: [{ type: 'main', value: 900_000 }],
  document: {
    type: 'id_card',
    number: '012345678',
    dateIssue: '2020-03-11',
    dateEnd: '2030-03-10',
    authority: 'МВД РК',
    gender: 'male',
    residence: true,
  },
  contacts: [{ type: 'friend', phone: '77010000002', names: 'Тестов Арман' }],
  job: {
    socialGroup: 'regular',
    companyName: 'ТОО «Демо»',
    position: 'Инженер',
    experienceCommon: 96,
    experienceLast: 30,
  },
  addressReg: address,
  addressLive: address,
};

/** A sandbox with the words of a claim's journey. */
export interface ClaimSandbox extends TestSandbox {
  gql<Id extends GraphqlId>(
    id: Id,
    variables: CallInput<Id>['variables'],
    options?: CallOptions,
  ): Promise<GraphqlAnswer<Id>>;
  /** As `gql`, but a refusal fails the test. */
  ask<Id extends GraphqlId>(id: Id, variables: CallInput<Id>['variables'], token?: string): Promise<CallOutput<Id>>;
  create(over?: Partial<CreateClaimInput>): Promise<Customer>;
  claim(customer: Customer): Promise<Claim>;
  /** A session of the person with this personal number. */
  tokenOf(personalNumber: string): Promise<string>;
  inbox(phone: string): Promise<string[]>;
  /** `phone`: of a claim that a dealer made. */
  sign(customer: Customer, phone?: string): Promise<void>;
  /** Runs `run` as a service would, at the present sandbox time. */
  inTransaction<T>(run: (work: Work) => Promise<T>): Promise<T>;
  identity(customer: Customer, result?: 'verified' | 'failed' | 'cancelled'): Promise<string>;
  agreement(customer: Customer, result?: 'signed' | 'failed' | 'cancelled'): Promise<void>;
  /** A private sale after the signature: the contract with the seller, the car in the buyer's name. */
  deal(customer: Customer): Promise<void>;
  statement(customer: Customer, monthlyIncome: number): Promise<void>;
  /** Questionnaire and confirmation of a verified customer. */
  confirmedData(customer: Customer, borrower?: BorrowerInput): Promise<void>;
  /** From nothing to `data_confirmed`. */
  confirmed(over?: Partial<CreateClaimInput>, borrower?: BorrowerInput): Promise<Customer>;
  /** From nothing to the answers of all banks. */
  sent(over?: Partial<CreateClaimInput>, borrower?: BorrowerInput, seconds?: number): Promise<Customer>;
  integrations(customer: Customer): Promise<Record<string, Integration>>;
  choose(customer: Customer, alias: string): Promise<Answer>;
}

/** What graphql answered, with a refusal's status wherever it travels. */
const readGraphql = <Id extends GraphqlId>(id: Id, { status, body }: Answer): GraphqlAnswer<Id> => {
  const errors =
    body.errors ??
    (body.detail === undefined ? [] : [{ message: String(body.detail), extensions: { ...body, status } }]);
  return { status, data: body.data?.[id], errors, body };
};

const onlyDigits = (text: string): string => /#(\d{6})$/.exec(text)?.[1] ?? '';

/** The code of the newest SMS to this phone. */
export const lastCode = async (sandbox: ClaimSandbox, phone: string): Promise<string> =>
  (await sandbox.inbox(phone))
    .map(onlyDigits)
    .filter((code) => code !== '')
    .at(-1) ?? '';

/** @param language that the customer reads */
export const startClaims = async (options: Options = {}, language: 'ru' | 'kk' = 'ru'): Promise<ClaimSandbox> => {
  const plain = await startSandbox(options);
  const call: TestSandbox['call'] = (method, path, given) =>
    plain.call(method, path, { ...given, headers: { 'accept-language': language, ...given?.headers } });
  const sandbox: TestSandbox = Object.assign(Object.create(plain) as TestSandbox, { ...plain, call });
  // An answer against its contract, an exception or a failed job fails the test, whatever it was about.
  onTestFinished(() => expect(sandbox.engine.log.problems()).toEqual([]));
  const work = <T>(run: (work: Work) => Promise<T>): Promise<T> =>
    sandbox.engine.store.transaction((tx) =>
      run(
        createWork({
          tx,
          at: sandbox.now(),
          locale: 'ru',
          origin: sandbox.engine.origin,
          source: 'test',
          key: null,
          planned: sandbox.engine.jobs.planned,
        }),
      ),
    );
  const phones = new Map<string, string>();
  const self: ClaimSandbox = Object.assign(Object.create(sandbox) as TestSandbox, {
    ...sandbox,
    async gql(id, variables, options = {}) {
      const { service, path, document } = operations[id];
      const answer = await sandbox.call('POST', `/services/${service}${path}`, {
        ...options,
        body: { operationName: id, query: document, variables },
      });
      return readGraphql(id, answer);
    },
    async ask(id, variables, token) {
      const answer = await self.gql(id, variables, token === undefined ? {} : { token });
      if (answer.errors.length > 0) throw new Error(`${id}: ${JSON.stringify(answer.errors)}`);
      return answer.data;
    },
    async create(over) {
      const input = application(over);
      const { id, refreshToken } = await self.ask('createClaimByCustomer', { input });
      const tokens = await sandbox.call('POST', '/services/auth/v1/users/refresh-token', {
        body: { refresh_token: refreshToken },
      });
      phones.set(id, input.phone);
      return { id, token: tokens.body.access_token };
    },
    tokenOf: (personalNumber) =>
      work(async (w) => {
        const user = await w.tx
          .selectFrom('auth_users')
          .select('id')
          .where('personal_number', '=', personalNumber)
          .executeTakeFirstOrThrow();
        return (await issueTokens(w, user.id)).accessToken;
      }),
    inTransaction: work,
    claim: ({ id, token }) => self.ask('claim', { id }, token),
    async inbox(phone) {
      const { body } = await sandbox.api('GET', `inbox?phone=${phone}`);
      return body.map((message: { text: string }) => message.text).reverse();
    },
    async sign({ id, token }, phone = phones.get(id) ?? '') {
      const answer = await sandbox.call('POST', '/services/btsd/api/v1/sign/before-banks', {
        token,
        body: { claimId: id, consents: CONSENTS },
      });
      const code = await lastCode(self, phone);
      await sandbox.call('POST', `/services/insuranceV2/api/v1/signature/${answer.body.signature.id}/confirm`, {
        token,
        body: new URLSearchParams({ code }),
      });
    },
    async identity({ id }, result = 'verified') {
      await work((w) => identityStarted(w, id));
      return work((w) => identityResult(w, id, result));
    },
    async agreement({ id }, result = 'signed') {
      await work((w) => agreementStarted(w, id));
      await work((w) => agreementResult(w, id, result));
    },
    async deal({ id, token }) {
      for (const step of ['contract', 'registration'] as const)
        await self.ask('confirmDealStepByCustomer', { id, step }, token);
    },
    statement: ({ id }, monthlyIncome) =>
      work((w) => statementResult(w, id, { state: 'accepted', monthlyIncome, reason: null })),
    async confirmedData({ id, token }, borrower = wholeBorrower) {
      await self.ask('updateClaimByCustomer', { id, borrower }, token);
      await self.ask('generateApplicationForm', { id }, token);
    },
    async confirmed(over, borrower = wholeBorrower) {
      const customer = await self.create(over);
      await self.sign(customer);
      await self.identity(customer);
      await self.confirmedData(customer, borrower);
      return customer;
    },
    async sent(over, borrower, seconds = 60) {
      const customer = await self.confirmed(over, borrower);
      await self.ask('sendClaimToBanksByCustomer', { id: customer.id }, customer.token);
      await sandbox.advance(seconds * 1000);
      return customer;
    },
    async integrations(customer) {
      const { requestId } = await self.claim(customer);
      const { body } = await sandbox.call('GET', `${BANKS}/v1/requests/${requestId}/integrations/`, {
        token: customer.token,
      });
      return Object.fromEntries(body.map((one: Integration) => [one.bank.alias, one]));
    },
    async choose(customer, alias) {
      const { requestId } = await self.claim(customer);
      return sandbox.call('PUT', `${BANKS}/v1/requests/${requestId}/set-bank`, {
        token: customer.token,
        body: { bank_alias: alias },
      });
    },
  } satisfies Omit<ClaimSandbox, keyof TestSandbox> & ThisType<ClaimSandbox>);
  return self;
};
