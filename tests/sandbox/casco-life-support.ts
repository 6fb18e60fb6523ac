import type { CascoLifeClaim, CascoLifeConditions, NewCascoLifeChoice } from '../../openapi/index.ts';
import { application, lastCode, startClaims, type ClaimSandbox, type Customer } from './claim-support.ts';
import type { Answer, Options } from './support/start.ts';

export const V1 = '/services/insuranceV1';

/** A sandbox with a credit that waits for insurance, and the words of its walk. */
export interface Insured extends ClaimSandbox {
  readonly credit: Customer;
  /** Of the casco and life claim. */
  readonly id: string;
  ask1(method: string, path: string, body?: unknown, key?: string): Promise<Answer>;
  read(): Promise<CascoLifeClaim>;
  step(name: string): Promise<Answer>;
  conditions(kind: 'casco' | 'life'): Promise<CascoLifeConditions>;
  choose1(kind: 'casco' | 'life', choice: NewCascoLifeChoice): Promise<Answer>;
  /** Casco of this company (the first option of a year and full cover), life declined. */
  decided(company?: string): Promise<void>;
  /** From the choice to the signature that waits. */
  agreed(): Promise<{ signatureId: string; documentUrl: string }>;
  signed(): Promise<void>;
}

/** The first option of a company for a year and full cover. */
export const optionFrom = ({ options }: CascoLifeConditions, company?: string): NewCascoLifeChoice => {
  const found = options.find(
    (one) =>
      (company === undefined || one.company.alias === company) &&
      (one.risks === 'life' || (one.risks === 'full' && one.termMonths === 12)),
  );
  if (!found) throw new Error(`nothing sold by ${company}`);
  const { deductiblePercent, termMonths, risks } = found;
  return {
    decision: 'insure',
    company: found.company.alias,
    termMonths,
    risks,
    payer: 'financed',
    ...(deductiblePercent === null ? {} : { deductiblePercent }),
  };
};

export const PHONE = '77000000031';

/** A credit of the bank that demands casco, with life insurance wished for, `casco` where it is only wished too; half a minute after its signature. */
export const startInsured = async ({
  life = true,
  casco = false,
  personalNumber = '900115399012',
  bank = 'demo_orda',
  ...options
}: Options & { life?: boolean; casco?: boolean; personalNumber?: string; bank?: string } = {}): Promise<Insured> => {
  const sandbox = await startClaims(options);
  const over = {
    personalNumber,
    product: { ...application().product, lifeInsurance: life, cascoInsurance: casco, carVin: 'ZZZTEST0000000001' },
  };
  const credit = await sandbox.confirmed(over);
  // Some people's gateways break at first: they send again.
  while (
    (await sandbox.gql('sendClaimToBanksByCustomer', { id: credit.id }, { token: credit.token })).errors.length > 0
  );
  await sandbox.advance(60_000);
  await sandbox.choose(credit, bank);
  await sandbox.agreement(credit);
  await sandbox.deal(credit);
  await sandbox.advance(30_000);
  const token = await sandbox.tokenOf(personalNumber);
  const ask1: Insured['ask1'] = (method, path, body, key) =>
    sandbox.call(method, `${V1}${path}`, { token, ...(body === undefined ? {} : { body }), ...(key ? { key } : {}) });
  const { body } = await ask1('GET', '/claim');
  const id: string = body.items[0]?.id ?? '';
  const self: Insured = Object.assign(Object.create(sandbox) as ClaimSandbox, {
    ...sandbox,
    credit: { id: credit.id, token },
    id,
    ask1,
    read: async () => (await ask1('GET', `/claim/${id}`)).body as CascoLifeClaim,
    step: (name: string) => ask1('POST', `/claim/${id}/${name}`),
    conditions: async (kind: string) =>
      (await ask1('GET', `/claim/conditions/insurance/${kind}/${id}`)).body as CascoLifeConditions,
    choose1: (kind: string, choice: NewCascoLifeChoice) =>
      ask1('PUT', `/claim/conditions/insurance/${kind}/${id}`, choice),
    async decided(company?: string) {
      await self.choose1('casco', optionFrom(await self.conditions('casco'), company));
      if (life) await self.choose1('life', { decision: 'decline' });
    },
    async agreed() {
      await self.step('selection/complete');
      await self.step('to-agreeing');
      const { body: made } = await self.step('agreement/create');
      return { signatureId: made.signature.id, documentUrl: made.agreement.documentUrl };
    },
    async signed() {
      const { signatureId } = await self.agreed();
      await ask1('POST', `/signature/${signatureId}/repeat`);
      const code = await lastCode(sandbox, PHONE);
      await ask1('POST', `/signature/${signatureId}/confirm`, new URLSearchParams({ code }));
    },
  });
  return self;
};
