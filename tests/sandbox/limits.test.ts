import { describe, expect, test } from 'vitest';
import { sampleStatement } from '../../sandbox/services/docs/sample.ts';
import { lifeQuote } from '../../sandbox/services/credit-insurance/quote.ts';
import { lifeInsurers } from '../../sandbox/data/life-insurers.ts';
import { judgeStatement } from '../../sandbox/services/docs/statement.ts';
import { safeRedirect } from '../../sandbox/services/identity/redirect.ts';
import { readCard } from '../../sandbox/services/payments/cards.ts';
import { application, CONSENTS, lastCode, startClaims, type ClaimSandbox } from './claim-support.ts';
import { car, contract, customer, DAY, MINUTE, product, SECOND, startInsurance, walk } from './support/insurance.ts';
import { START, startSandbox, type Answer, type TestSandbox } from './support/start.ts';

/**
 * Bounds of the sandbox by tables: each row says the last value, try or moment that is good, as domain 2 and 3 have it; the next one
 * is not. Written by hand, never from the services. Today is 2026-02-01.
 */
const HOUR = 60 * MINUTE;

/* ---------- values ---------- */

type Row = readonly [field: string, taken: readonly unknown[], refused: readonly unknown[]];
const text = (length: number): string => 'а'.repeat(length);

const put = (whole: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown => {
  const inner = whole as Record<string, unknown>;
  const changed = rest.length === 0 ? value : put(inner[key], rest, value);
  return Array.isArray(whole) ? whole.with(Number(key), changed) : { ...inner, [key]: changed };
};
const refusedAt = ({ body }: Answer): string[] => {
  const { detail } = body as { detail?: readonly { loc: readonly unknown[] }[] | string };
  return Array.isArray(detail) ? detail.map(({ loc }) => loc.slice(1).join('.')) : [];
};

const STEPS: Readonly<Record<string, readonly [base: object, rows: readonly Row[]]>> = {
  putCustomerDocument: [
    customer(),
    [
      ['lastName', [text(1), text(50)], [text(51)]],
      ['firstName', [text(50)], [text(51)]],
      ['dateOfBirth', ['2008-02-01'], ['2008-02-02', '2026-02-01']],
      ['document.dateIssue', ['2006-01-15', '2026-02-01'], ['2006-01-14', '2026-02-02']],
      ['document.dateEnd', ['2026-02-02'], ['2026-02-01']],
      ['document.number', ['123456789'], ['12345678', '1234567890']],
      ['document.authority', [text(2), text(100)], [text(1), text(101)]],
      ['drivers.0.experienceYears', [0, 18], [19]],
      ['address.street', [text(1), text(100)], [text(101)]],
      ['address.house', ['1', '1234567890'], ['12345678901']],
      ['address.apartment', [text(10)], [text(11)]],
      ['phone', ['77471234567', '77851234567'], ['77272501234', '77031234567']],
    ],
  ],
  putCarCharacteristics: [
    car(),
    [
      ['year', [1950, 2026], [1949, 2027]],
      ['engineVolume', [1, 10_000], [0, 10_001]],
      ['enginePower', [1, 2_000], [0, 2_001]],
      ['mileage', [0, 2_000_000], [2_000_001]],
      ['colour', [text(2), text(40)], [text(1), text(41)]],
      ['vin', ['Z'.repeat(17)], ['Z'.repeat(16), 'Z'.repeat(18)]],
      ['registrationNumber', ['AB12345678'], ['AB1234567', 'AB123456789']],
    ],
  ],
  putCarContract: [
    contract({ contractNumber: 'А-1', contractDate: '2026-01-20', sellerKind: 'dealer', sellerName: 'Демо' }),
    [
      ['price', [500_000, 75_000_000], [499_999, 75_000_001]],
      ['contractNumber', [text(40)], [text(41)]],
      ['contractDate', ['2026-02-01'], ['2026-02-02']],
      ['sellerName', [text(2), text(100)], [text(1), text(101)]],
    ],
  ],
  putInsuranceProduct: [
    product(),
    [
      ['termMonths', [1, 36], [0, 37]],
      ['startDate', ['2026-02-02', '2026-03-03'], ['2026-02-01', '2026-03-04']],
    ],
  ],
};

describe.each(Object.entries(STEPS))('%s', (operation, [base, rows]) => {
  test('takes the last good value of each field and refuses the next one at that field', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const { path } = await walk(insurance, aidos);
    const told: unknown[] = [];
    for (const [field, taken, refused] of rows)
      for (const value of [...taken, ...refused]) {
        const answer = await aidos.call(operation as never, {
          path,
          body: put(base, field.split('.'), value) as never,
        });
        told.push([field, value, refusedAt(answer).includes(field)]);
      }
    expect(told).toEqual(
      rows.flatMap(([field, taken, refused]) => [
        ...taken.map((value) => [field, value, false]),
        ...refused.map((value) => [field, value, true]),
      ]),
    );
  });
});

const CLAIM: readonly Row[] = [
  ['product.carPrice', [500_000, 75_000_000], [499_999, 75_000_001]],
  ['product.carDiscount', [0, 2_000_000], [2_000_001]],
  ['product.carProductionYear', [2006, 2027], [2005, 2028]],
  ['product.carMileage', [0, 1_000_000], [1_000_001]],
  ['initialFee', [0, 9_999_999], [10_000_000]],
  ['term', [12, 120], [11, 121]],
  ['firstName', [text(50)], [text(51)]],
  ['seller.name', [text(100)], [text(101)]],
  ['phone', ['77471234567'], ['77272501234']],
];

test('a new claim: the last good value of each field is not refused, the next one is, at that field', async () => {
  const sandbox = await startClaims();
  const { access } = await sandbox.signIn('dealer-demo');
  const told: unknown[] = [];
  for (const [field, taken, refused] of CLAIM)
    for (const value of [...taken, ...refused]) {
      // A fee of the price or more is told of the fee alone where the price is right.
      const base = field === 'product.carPrice' ? application({ initialFee: 0 }) : application();
      const input = put(base, field.split('.'), value) as never;
      const { errors } = await sandbox.gql('createClaim', { input }, { token: access });
      const detail = (errors?.[0]?.extensions as { detail?: readonly { loc: readonly unknown[] }[] } | undefined)
        ?.detail;
      told.push([field, value, (detail ?? []).some(({ loc }) => loc.slice(2).join('.') === field)]);
    }
  expect(told).toEqual(
    CLAIM.flatMap(([field, taken, refused]) => [
      ...taken.map((value) => [field, value, false]),
      ...refused.map((value) => [field, value, true]),
    ]),
  );
});

/* ---------- papers, cards, addresses ---------- */

const IIN = '900115399012';
/** What is said of a statement that was issued so long ago, with so many months. */
const statement = (days: number, months: number): string | null =>
  judgeStatement(
    sampleStatement({ personalNumber: IIN, months, salary: 400_000, issuedAt: START - days * DAY }),
    'application/pdf',
    IIN,
    START,
  ).reason;
const faultsOf = (form: Partial<Parameters<typeof readCard>[0]>): string[] => {
  const card = readCard(
    { number: '4000000000000002', expiry: '09/28', cvc: '123', name: 'AIDOS DEMEU', ...form },
    '2026-02-01',
  );
  return card.ok ? [] : Object.values(card.faults);
};
/** Whether any insurer insures a borrower of a microfinance organisation for so much. */
const insured = (loanSum: number): boolean =>
  lifeInsurers.some(
    (insurer) =>
      lifeQuote(
        insurer,
        { personalNumber: IIN, birthDate: '1990-01-15', loanSum, termMonths: 12, isMicrofinance: true },
        '2026-02-01',
      ).kind === 'offered',
  );
const address = (length: number): string => `/success?${'x'.repeat(length - 9)}`;
const PURE: readonly (readonly [string, () => unknown, unknown])[] = [
  ['a statement of 30 days', () => statement(30, 12), null],
  ['a statement of 32 days', () => statement(32, 12), 'old'],
  ['a statement of six months', () => statement(0, 6), null],
  ['a statement of five months', () => statement(0, 5), 'short'],
  ['a microloan of 2 000 000 ₸', () => insured(2_000_000), true],
  ['a microloan of a tenge more', () => insured(2_000_001), false],
  ['a card until this month', () => faultsOf({ expiry: '02/26' }), []],
  ['a card until last month', () => faultsOf({ expiry: '01/26' }), ['expiryPast']],
  ['a code of two digits', () => faultsOf({ cvc: '12' }), ['cvcInvalid']],
  ['a code of four digits', () => faultsOf({ cvc: '1234' }), ['cvcInvalid']],
  ['an address of 512 characters', () => safeRedirect(address(512))?.href.length, 512],
  ['an address of 513 characters', () => safeRedirect(address(513)), null],
];
test.each(PURE)('%s', (_what, said, expected) => {
  expect(said()).toEqual(expected);
});

/* ---------- tries ---------- */

const signIn = (sandbox: TestSandbox, username: string): Promise<Answer> =>
  sandbox.call('POST', '/services/auth/v1/users/signin', { body: { username, password: 'wrong' } });
const linkOf = async (sandbox: ClaimSandbox): Promise<string> => {
  const { access } = await sandbox.signIn('dealer-demo');
  const claim = await sandbox.ask('createClaim', { input: application() }, access);
  return claim.shortLink?.split('/link/')[1] ?? '';
};

/** What may be done so often in so long: each prepares a sandbox and gives one try, by its status. */
const TRIES: readonly (readonly [string, number, number, () => Promise<[TestSandbox, () => Promise<number>]>])[] = [
  [
    'wrong passwords of an account',
    5,
    5 * MINUTE,
    async () => {
      const sandbox = await startSandbox();
      return [sandbox, async () => (await signIn(sandbox, 'aidos')).status];
    },
  ],
  [
    'openings of a short link',
    10,
    MINUTE,
    async () => {
      const sandbox = await startClaims();
      const link = await linkOf(sandbox);
      return [sandbox, async () => (await sandbox.call('GET', `/services/shortLink/${link}`)).status];
    },
  ],
  [
    'claims of a phone number',
    10,
    HOUR,
    async () => {
      const sandbox = await startClaims();
      // Whoever gives up may begin anew.
      const once = async () => {
        const { data, errors } = await sandbox.gql('createClaimByCustomer', { input: application() });
        const [refusal] = errors;
        if (refusal !== undefined) return refusal.extensions.status;
        const { body } = await refresh(sandbox, data.refreshToken);
        await sandbox.ask('declineClaimByCustomer', { id: data.id }, body.access_token);
        return 200;
      };
      return [sandbox, once];
    },
  ],
  [
    'insurances of a phone number',
    10,
    HOUR,
    async () => {
      const insurance = await startInsurance();
      const aidos = insurance.person('aidos');
      const once = async () => {
        const { status, body } = await aidos.call('createInsuranceClaim', {
          body: { personalNumber: IIN, phone: '77000000001' },
        });
        if (status === 201)
          await aidos.call('declineInsuranceClaim', { path: { id: body.id }, body: { reason: 'other' } });
        return status;
      };
      return [insurance.sandbox, once];
    },
  ],
  [
    'calculations of an insurance',
    30,
    HOUR,
    async () => {
      const insurance = await startInsurance();
      const aidos = insurance.person('aidos');
      const { path, filled } = await walk(insurance, aidos);
      await filled();
      return [insurance.sandbox, async () => (await aidos.call('calculateOffers', { path })).status];
    },
  ],
];

/** A signature that waits for its code. */
const signing = async () => {
  const sandbox = await startClaims();
  const { id: claimId, token } = await sandbox.create();
  const opened = await sandbox.call('POST', '/services/btsd/api/v1/sign/before-banks', {
    token,
    body: { claimId, consents: CONSENTS },
  });
  const at = `/services/insuranceV2/api/v1/signature/${opened.body.signature.id}`;
  const right = await lastCode(sandbox, '77000000031');
  return {
    sandbox,
    right,
    wrong: right === '123456' ? '123457' : '123456',
    confirm: async (code: string) =>
      (await sandbox.call('POST', `${at}/confirm`, { token, body: new URLSearchParams({ code }) })).status,
    repeat: async () => (await sandbox.call('POST', `${at}/repeat`, { token })).status,
    locked: async () => {
      const { status, body } = await sandbox.call('POST', `${at}/repeat`, { token });
      return [status, body.retryAfterSec];
    },
  };
};

test('three wrong codes, then not even the right one', async () => {
  const { confirm, wrong, right } = await signing();
  const statuses = [];
  for (const code of [wrong, wrong, wrong, right]) statuses.push(await confirm(code));
  expect([statuses, right.length]).toEqual([[422, 422, 422, 422], 6]);
});
test('two wrong codes, then the right one', async () => {
  const { confirm, wrong, right } = await signing();
  const statuses = [];
  for (const code of [wrong, wrong, right]) statuses.push(await confirm(code));
  expect(statuses).toEqual([422, 422, 200]);
});
test('five codes a minute apart, then none for half an hour', async () => {
  const { sandbox, repeat } = await signing();
  const statuses = [];
  for (let sent = 1; sent <= 5; sent++) {
    await sandbox.advance(MINUTE - SECOND);
    statuses.push(await repeat());
    await sandbox.advance(SECOND);
    statuses.push(await repeat());
  }
  expect(statuses).toEqual([429, 200, 429, 200, 429, 200, 429, 200, 429, 423]);
});
test('a signature that is locked says for how long: half an hour', async () => {
  const { sandbox, repeat, locked } = await signing();
  for (let sent = 1; sent <= 5; sent++) {
    await sandbox.advance(MINUTE);
    await repeat();
  }
  expect(await locked()).toEqual([423, 1800]);
});
test('a short link: sent anew five times an hour, a minute apart', async () => {
  const sandbox = await startClaims();
  const at = `/services/shortLink/${await linkOf(sandbox)}/renew`;
  const renew = async () => (await sandbox.call('POST', at)).status;
  const statuses = [await renew()];
  for (let sent = 2; sent <= 6; sent++) {
    await sandbox.advance(MINUTE - SECOND);
    statuses.push(await renew());
    await sandbox.advance(SECOND);
    statuses.push(await renew());
  }
  expect(statuses).toEqual([202, 429, 202, 429, 202, 429, 202, 429, 202, 429, 429]);
});
test('an identity that is not confirmed: three tries', async () => {
  const sandbox = await startClaims();
  const customer = await sandbox.create();
  await sandbox.sign(customer);
  const results = [];
  for (let tried = 1; tried <= 3; tried++) results.push(await sandbox.identity(customer, 'failed'));
  expect(results).toEqual(['failed', 'failed', 'blocked']);
  await expect(sandbox.identity(customer)).rejects.toThrow();
});
test('the last digits of the number: three tries', async () => {
  const sandbox = await startClaims();
  const at = `/services/shortLink/${await linkOf(sandbox)}`;
  await sandbox.call('GET', at, { key: 'device' });
  const statuses = [];
  for (const lastDigits of ['0000', '0000', '0000', '9012'])
    statuses.push((await sandbox.call('POST', `${at}/confirm`, { body: { lastDigits } })).status);
  expect(statuses).toEqual([422, 422, 422, 423]);
});

test.each(TRIES)('%s: so many and no more, until the time is over', async (_what, most, window, prepare) => {
  const [sandbox, once] = await prepare();
  const statuses: number[] = [];
  for (let tried = 0; tried <= most; tried++) statuses.push(await once());
  expect(statuses.map((status) => status === 429)).toEqual([...Array.from({ length: most }, () => false), true]);
  await sandbox.advance(window - SECOND);
  expect(await once()).toBe(429);
  await sandbox.advance(SECOND);
  expect(await once()).not.toBe(429);
});

/* ---------- lives ---------- */

const me = (sandbox: TestSandbox, token: string): Promise<Answer> =>
  sandbox.call('GET', '/services/auth/v1/users/me', { token });
const refresh = (sandbox: TestSandbox, token: string): Promise<Answer> =>
  sandbox.call('POST', '/services/auth/v1/users/refresh-token', { body: { refresh_token: token } });

/** How long something lives, and what is said of it afterwards. Each use has a thing of its own. */
const LIVES: readonly (readonly [
  string,
  number,
  number,
  () => Promise<[TestSandbox, () => Promise<number>, () => Promise<number>]>,
])[] = [
  [
    'an access token',
    15 * MINUTE,
    401,
    async () => {
      const sandbox = await startSandbox();
      const { access } = await sandbox.signIn('aidos');
      const use = async () => (await me(sandbox, access)).status;
      return [sandbox, use, use];
    },
  ],
  [
    'a refresh token',
    365 * DAY,
    401,
    async () => {
      const sandbox = await startSandbox();
      const [one, two] = [await sandbox.signIn('aidos'), await sandbox.signIn('aidos')];
      return [
        sandbox,
        async () => (await refresh(sandbox, one.refresh)).status,
        async () => (await refresh(sandbox, two.refresh)).status,
      ];
    },
  ],
  [
    'a refresh token that was exchanged',
    30 * SECOND + 1,
    401,
    async () => {
      const sandbox = await startSandbox();
      const { refresh: token } = await sandbox.signIn('aidos');
      await refresh(sandbox, token);
      const use = async () => (await refresh(sandbox, token)).status;
      return [sandbox, use, use];
    },
  ],
  [
    'a code',
    300 * SECOND,
    410,
    async () => {
      const [one, two] = [await signing(), await signing()];
      await one.sandbox.advance(300 * SECOND - 1);
      return [two.sandbox, () => one.confirm(one.right), () => two.confirm(two.right)];
    },
  ],
  [
    'a short link',
    72 * HOUR,
    410,
    async () => {
      const sandbox = await startClaims();
      const link = await linkOf(sandbox);
      const use = async () => (await sandbox.call('GET', `/services/shortLink/${link}`)).status;
      return [sandbox, use, use];
    },
  ],
];

test.each(LIVES)('%s lives so long and not a moment longer', async (_what, life, over, prepare) => {
  const [sandbox, before, after] = await prepare();
  expect(sandbox.now()).toBeGreaterThanOrEqual(START);
  await sandbox.advance(life - 1);
  expect(await before()).toBe(200);
  await sandbox.advance(1);
  expect(await after()).toBe(over);
});
