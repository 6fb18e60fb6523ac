import { describe, expect, it } from 'vitest';
import type { Answer } from './support/start.ts';
import { application, CONSENTS, lastCode, startClaims, type ClaimSandbox, type Customer } from './claim-support.ts';

const PHONE = '77000000031';
const SECOND = 1000;

const begin = async () => {
  const sandbox = await startClaims();
  const customer = await sandbox.create();
  const opened = await before(sandbox, customer);
  const { id } = opened.body.signature;
  return {
    sandbox,
    customer,
    opened,
    confirm: (code: string): Promise<Answer> =>
      sandbox.call('POST', `/services/insuranceV2/api/v1/signature/${id}/confirm`, {
        token: customer.token,
        body: new URLSearchParams({ code }),
      }),
    repeat: (): Promise<Answer> =>
      sandbox.call('POST', `/services/insuranceV2/api/v1/signature/${id}/repeat`, { token: customer.token }),
    code: () => lastCode(sandbox, PHONE),
  };
};

const before = (sandbox: ClaimSandbox, { id, token }: Customer, consents = CONSENTS): Promise<Answer> =>
  sandbox.call('POST', '/services/btsd/api/v1/sign/before-banks', { token, body: { claimId: id, consents } });

/** A code that is none of those sent and not a scripted one. */
const wrong = (right: string): string => (right === '123456' ? '123457' : '123456');

describe('consents', () => {
  it('open a signature whose code comes by SMS, ready for the field of the browser', async () => {
    const { sandbox, opened } = await begin();
    expect(opened.body).toEqual({
      status: 'code_required',
      signature: {
        id: expect.any(String),
        phoneMasked: '+7 (700) •••-••-31',
        expiresInSec: 300,
        resendInSec: 60,
        attemptsLeft: 3,
        status: 'waiting',
      },
    });
    expect((await sandbox.inbox(PHONE)).at(-1)).toMatch(
      /^Кредиты и страхование: Код подписи: (\d{6})\. .*\n@localhost #\1$/,
    );
  });

  it('must all be given, in the version in force', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.create();
    const missing = await before(sandbox, customer, CONSENTS.slice(1));
    expect([missing.status, missing.body.detail[0].type]).toEqual([422, 'consent_required']);
    const old = await before(
      sandbox,
      customer,
      CONSENTS.map((consent) => ({ ...consent, version: '2025-01' })),
    );
    expect(old.body.detail[0]).toMatchObject({ loc: ['body', 'consents', 0, 'version'], type: 'consent_version' });
    expect(await lastCode(sandbox, PHONE)).toBe('');
  });

  it('asked twice send one SMS; signed already they need none', async () => {
    const { sandbox, customer, opened, confirm, code } = await begin();
    const again = await before(sandbox, customer);
    expect(again.body.signature.id).toBe(opened.body.signature.id);
    expect((await sandbox.inbox(PHONE)).filter((text) => text.startsWith('Кредиты и страхование: Код'))).toHaveLength(
      1,
    );
    expect((await confirm(await code())).body).toMatchObject({ status: 'confirmed', expiresInSec: 0 });
    expect((await before(sandbox, customer)).body).toEqual({ status: 'signed' });
    const claim = await sandbox.claim(customer);
    expect(claim.consents.map(({ alias }) => alias)).toEqual(CONSENTS.map(({ alias }) => alias));
  });
});

describe('a code on its way', () => {
  it('is told of by the claim, with what is left of its times, until it is typed', async () => {
    const { sandbox, customer, opened, confirm, code } = await begin();
    expect((await sandbox.claim(customer)).signature).toEqual(opened.body.signature);
    await sandbox.advance(59 * SECOND);
    const right = await code();
    await confirm(wrong(right));
    const { id } = opened.body.signature;
    expect((await sandbox.claim(customer)).signature).toMatchObject({
      id,
      expiresInSec: 241,
      resendInSec: 1,
      attemptsLeft: 2,
    });
    await sandbox.advance(241 * SECOND);
    expect((await sandbox.claim(customer)).signature).toMatchObject({ id, expiresInSec: 0, status: 'expired' });
    expect((await sandbox.inbox(PHONE)).filter((text) => text.startsWith('Кредиты и страхование: Код'))).toHaveLength(
      1,
    );
  });

  it('confirmed: there is nothing to type any more', async () => {
    const { sandbox, customer, confirm, code } = await begin();
    await confirm(await code());
    expect((await sandbox.claim(customer)).signature).toBeNull();
  });

  it('locked: says for how long', async () => {
    const { sandbox, customer, repeat } = await begin();
    for (let codes = 1; codes <= 5; codes += 1) {
      await sandbox.advance(60 * SECOND);
      await repeat();
    }
    expect((await sandbox.claim(customer)).signature).toMatchObject({ status: 'locked', resendInSec: 1800 });
  });

  it('is the customer’s alone: the dealer of the claim hears nothing of it', async () => {
    const sandbox = await startClaims();
    const dealer = (await sandbox.signIn('dealer-demo')).access;
    const personalNumber = '000229699201';
    const made = await sandbox.ask('createClaim', { input: application({ personalNumber }) }, dealer);
    const customer = { id: made.id, token: await sandbox.tokenOf(personalNumber) };
    await before(sandbox, customer);
    const ask = async (token: string) => (await sandbox.ask('claim', { id: made.id }, token)).signature;
    expect([await ask(dealer), (await ask(customer.token))?.status]).toEqual([null, 'waiting']);
  });
});

describe('a code', () => {
  it('is refused when wrong, counted, and dead after three tries even if then right', async () => {
    const { confirm, code, repeat, sandbox } = await begin();
    const right = await code();
    const answers = [
      await confirm(wrong(right)),
      await confirm(wrong(right)),
      await confirm(wrong(right)),
      await confirm(right),
    ];
    expect(answers.map(({ status, body }) => [status, body.detail[0].type, body.attemptsLeft])).toEqual([
      [422, 'code_wrong', 2],
      [422, 'code_wrong', 1],
      [422, 'code_spent', 0],
      [422, 'code_spent', 0],
    ]);
    await sandbox.advance(60 * SECOND);
    expect((await repeat()).body).toMatchObject({ attemptsLeft: 3, expiresInSec: 300 });
    expect((await confirm(await code())).status).toBe(200);
  });

  it('is gone after 300 seconds', async () => {
    const { confirm, code, sandbox } = await begin();
    const right = await code();
    await sandbox.advance(299 * SECOND);
    expect((await confirm(wrong(right))).status).toBe(422);
    await sandbox.advance(SECOND);
    const gone = await confirm(right);
    expect([gone.status, gone.body.status]).toEqual([410, 'expired']);
  });

  it('may be asked for again after 60 seconds; the older one stays valid inside its time', async () => {
    const { confirm, code, repeat, sandbox } = await begin();
    const older = await code();
    const early = await repeat();
    expect([early.status, early.body.retryAfterSec, early.headers.get('retry-after')]).toEqual([429, 60, '60']);
    await sandbox.advance(60 * SECOND);
    expect((await repeat()).status).toBe(200);
    expect(await code()).not.toBe(older);
    expect((await confirm(older)).status).toBe(200);
  });

  it('locks for half an hour after five codes', async () => {
    const { customer, repeat, sandbox } = await begin();
    for (let codes = 1; codes < 5; codes += 1) {
      await sandbox.advance(60 * SECOND);
      expect((await repeat()).status).toBe(200);
    }
    await sandbox.advance(60 * SECOND);
    const locked = await repeat();
    expect([locked.status, locked.body.retryAfterSec]).toEqual([423, 1800]);
    expect((await before(sandbox, customer)).status).toBe(423);
    await sandbox.advance(500 * SECOND);
    expect((await before(sandbox, customer)).body.retryAfterSec).toBe(1300);
    // By then the access token is old too; the link of the first SMS still works.
    await sandbox.advance(1300 * SECOND);
    const [, link] = /\/link\/(\S+)$/.exec((await sandbox.inbox(PHONE))[0] ?? '') ?? [];
    const opened = await sandbox.call('GET', `/services/shortLink/${link}`);
    const tokens = await sandbox.call('POST', '/services/auth/v1/users/refresh-token', {
      body: { refresh_token: opened.body.refreshToken },
    });
    const fresh = await before(sandbox, { ...customer, token: tokens.body.access_token });
    expect([fresh.status, fresh.body.signature.status]).toEqual([200, 'waiting']);
  });

  it('locks when the tries of the fifth code are used up', async () => {
    const { confirm, code, repeat, sandbox } = await begin();
    for (let codes = 1; codes < 5; codes += 1) {
      await sandbox.advance(60 * SECOND);
      await repeat();
    }
    const right = await code();
    const statuses = [
      await confirm(wrong(right)),
      await confirm(wrong(right)),
      await confirm(wrong(right)),
      await confirm(right),
    ].map(({ status }) => status);
    expect(statuses).toEqual([422, 422, 423, 423]);
  });

  it('000000 is always expired; 999999 meets an outage once, then is just wrong', async () => {
    const { confirm } = await begin();
    expect([
      (await confirm('000000')).status,
      (await confirm('999999')).status,
      (await confirm('999999')).status,
      (await confirm('000000')).status,
    ]).toEqual([410, 503, 422, 410]);
  });

  it('confirmed once is not confirmed twice, but the same intent gets the same answer', async () => {
    const { sandbox, customer, opened, code, confirm } = await begin();
    const path = `/services/insuranceV2/api/v1/signature/${opened.body.signature.id}/confirm`;
    const body = new URLSearchParams({ code: await code() });
    const first = await sandbox.call('POST', path, { token: customer.token, key: 'tap', body });
    const again = await sandbox.call('POST', path, { token: customer.token, key: 'tap', body });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await confirm(await code())).status).toBe(409);
  });

  it('of somebody else is not found', async () => {
    const { sandbox, opened, code } = await begin();
    const stranger = await sandbox.create({ personalNumber: '000229699201', phone: '77000000077' });
    const path = `/services/insuranceV2/api/v1/signature/${opened.body.signature.id}`;
    const answers = [
      await sandbox.call('POST', `${path}/confirm`, {
        token: stranger.token,
        body: new URLSearchParams({ code: await code() }),
      }),
      await sandbox.call('POST', `${path}/repeat`, { token: stranger.token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});
