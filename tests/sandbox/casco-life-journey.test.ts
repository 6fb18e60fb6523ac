import { describe, expect, it } from 'vitest';
import { lastCode } from './claim-support.ts';
import { optionFrom, PHONE, startInsured, V1 } from './casco-life-support.ts';

describe('a credit whose bank waits for insurance', () => {
  it('gets a claim and a link by SMS, and is paid out when the policies are there', async () => {
    const sandbox = await startInsured();
    const credit = await sandbox.claim(sandbox.credit);
    expect([credit.status.alias, credit.insuranceClaimId]).toEqual(['insurance_pending', sandbox.id]);
    expect((await sandbox.inbox(PHONE)).at(-1)).toMatch(/Банк ждёт страховку.*\/link\//);
    const before = await sandbox.read();
    expect(before).toMatchObject({
      status: { alias: 'new' },
      ownPolicy: null,
      creditClaimId: sandbox.credit.id,
      needs: { casco: 'required', life: 'optional' },
      casco: null,
      life: null,
      carName: 'Toyota Camry',
    });
    await sandbox.advance(120_000);
    expect((await sandbox.claim(sandbox.credit)).status.alias).toBe('insurance_pending');

    await sandbox.decided('demo_qalqan');
    await sandbox.signed();
    expect((await sandbox.step('send')).body.status.alias).toBe('sent');
    await sandbox.advance(8_000);
    const after = await sandbox.read();
    expect(after.status.alias).toBe('success');
    expect(after.timeline.map(({ alias }) => alias)).toEqual([
      'new',
      'selection',
      'selection_completed',
      'agreeing',
      'agreement_created',
      'signed',
      'sent',
      'success',
    ]);
    expect(after.policies).toMatchObject([
      { kind: 'casco', company: { alias: 'demo_qalqan' }, dateFrom: '2026-02-02', dateTo: '2027-02-01' },
    ]);
    const pdf = await sandbox.app.inject({ url: `${V1}${after.policies[0]!.documentUrl}` });
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    // The bank pays half a minute later; until then the policies are found through the credit.
    expect((await sandbox.claim(sandbox.credit)).insuranceClaimId).toBe(sandbox.id);
    await sandbox.advance(30_000);
    const paid = await sandbox.claim(sandbox.credit);
    expect([paid.status.alias, paid.insuranceClaimId]).toEqual(['issued', null]);
  });

  it('is paid out as before when no insurance belongs to its offer', async () => {
    const sandbox = await startInsured({ life: false, bank: 'demo_dala' });
    expect(sandbox.id).toBe('');
    await sandbox.advance(30_000);
    expect((await sandbox.claim(sandbox.credit)).status.alias).toBe('issued');
  });

  it('goes on with its terms changed: premiums added, the discount for life taken back', async () => {
    const sandbox = await startInsured({ bank: 'demo_dala' });
    const offer = async () => (await sandbox.integrations(sandbox.credit))['demo_dala']!.approved!;
    const before = await offer();
    const { termsIfDeclined, terms, chosen } = await sandbox.conditions('life');
    expect(chosen).toBeNull();
    expect(terms).toEqual({ rate: before.rate, gesv: before.gesv, monthlyPayment: before.monthlyPayment });
    expect([terms.rate, termsIfDeclined!.rate]).toEqual([23, 25]);
    expect(termsIfDeclined!.monthlyPayment).toBeGreaterThan(terms.monthlyPayment);
    await sandbox.choose1('life', { decision: 'decline' });
    await sandbox.signed();
    await sandbox.step('send');
    await sandbox.advance(1_000);
    const after = await offer();
    expect([after.amount, after.rate]).toEqual([before.amount, 25]);
    expect(after).toMatchObject(termsIfDeclined!);
  });

  it('takes financed premiums into the loan', async () => {
    const sandbox = await startInsured({ life: false });
    const offer = async () => (await sandbox.integrations(sandbox.credit))['demo_orda']!.approved!;
    const before = await offer();
    await sandbox.decided('centras');
    await sandbox.signed();
    await sandbox.step('send');
    await sandbox.advance(4_000);
    const { premiumTotal } = await sandbox.read();
    const after = await offer();
    expect(after.amount).toBe(before.amount + premiumTotal!);
    expect(after.monthlyPayment).toBeGreaterThan(before.monthlyPayment);
    expect(after.gesv).toBeLessThanOrEqual(35);
  });

  it('without the insurance that the bank demands it is over in 14 days', async () => {
    const sandbox = await startInsured();
    await sandbox.advance(14 * 24 * 3_600_000);
    const token = await sandbox.tokenOf('900115399012');
    const { body } = await sandbox.call('GET', `${V1}/claim/${sandbox.id}`, { token });
    expect(body).toMatchObject({ status: { alias: 'failed' }, failure: { code: 'EXPIRED' } });
    expect((await sandbox.claim({ ...sandbox.credit, token })).status.alias).toBe('expired');
  });

  it('with an insurance that was only wished for it goes on without', async () => {
    const sandbox = await startInsured({ bank: 'demo_dala' });
    expect((await sandbox.read()).needs).toEqual({ casco: 'none', life: 'optional' });
    await sandbox.advance(14 * 24 * 3_600_000 + 60_000);
    const token = await sandbox.tokenOf('900115399012');
    expect((await sandbox.claim({ ...sandbox.credit, token })).status.alias).toBe('issued');
  });
});

describe('agreement, signature, sending', () => {
  it('the agreement names its hash, the same until something else is chosen', async () => {
    const sandbox = await startInsured();
    await sandbox.decided();
    const { signatureId, documentUrl } = await sandbox.agreed();
    const again = await sandbox.step('agreement/create');
    expect(again.body.signature.id).toBe(signatureId);
    expect(again.body.signature.documents[0].sha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await sandbox.app.inject({ url: `${V1}${documentUrl}` })).statusCode).toBe(200);
    expect((await sandbox.app.inject({ url: `${V1}${documentUrl.replace('agreement', 'casco')}` })).statusCode).toBe(
      403,
    );
    await sandbox.advance(2_000);
    expect((await sandbox.read()).status.alias).toBe('agreement_created');
    await sandbox.ask1('POST', `/signature/${signatureId}/repeat`);
    await sandbox.advance(2_000);
    expect((await sandbox.read()).status.alias).toBe('signing');
    await sandbox.choose1('life', optionFrom(await sandbox.conditions('life')));
    expect(await sandbox.read()).toMatchObject({ status: { alias: 'selection' }, agreement: null, signature: null });
    const code = await lastCode(sandbox, PHONE);
    const late = await sandbox.ask1('POST', `/signature/${signatureId}/confirm`, new URLSearchParams({ code }));
    expect(late.status).toBe(410);
  });

  it('no code before the agreement was accepted; a wrong one leaves the tries that it leaves; a fresh one comes after a minute', async () => {
    const sandbox = await startInsured();
    await sandbox.decided();
    const texts = async () => (await sandbox.inbox(PHONE)).length;
    const before = await texts();
    const { signatureId } = await sandbox.agreed();
    expect(await texts()).toBe(before);
    expect((await sandbox.read()).signature).toMatchObject({ status: 'waiting', expiresInSec: 0, attemptsLeft: 3 });
    expect((await sandbox.ask1('POST', `/signature/${signatureId}/repeat`)).body.expiresInSec).toBe(300);
    expect(await texts()).toBe(before + 1);
    const wrong = await sandbox.ask1(
      'POST',
      `/signature/${signatureId}/confirm`,
      new URLSearchParams({ code: '123456' }),
    );
    expect([wrong.status, wrong.body.attemptsLeft]).toEqual([422, 2]);
    expect((await sandbox.ask1('POST', `/signature/${signatureId}/repeat`)).status).toBe(429);
    await sandbox.advance(60_000);
    expect((await sandbox.ask1('POST', `/signature/${signatureId}/repeat`)).status).toBe(200);
    const v2 = await sandbox.call('POST', `/services/insuranceV2/api/v1/signature/${signatureId}/repeat`, {
      token: sandbox.credit.token,
    });
    expect(v2.status).toBe(404);
  });

  it('a broken gateway: 502 twice, the third sending passes, one effect', async () => {
    const sandbox = await startInsured({ personalNumber: '920517499068', life: false });
    await sandbox.decided();
    await sandbox.signed();
    const statuses = [];
    for (const key of ['k', 'k', 'k']) {
      statuses.push((await sandbox.ask1('POST', `/claim/${sandbox.id}/send`, undefined, key)).status);
      expect((await sandbox.read()).status.alias).toBe(statuses.length < 3 ? 'signed' : 'sent');
    }
    expect(statuses).toEqual([502, 502, 200]);
  });

  it('one key sends once', async () => {
    const sandbox = await startInsured();
    await sandbox.decided();
    await sandbox.signed();
    const first = await sandbox.ask1('POST', `/claim/${sandbox.id}/send`, undefined, 'k-1');
    const second = await sandbox.ask1('POST', `/claim/${sandbox.id}/send`, undefined, 'k-1');
    expect([first.status, second.status, second.headers.get('idempotency-replayed')]).toEqual([200, 200, 'true']);
    expect((await sandbox.ask1('POST', `/claim/${sandbox.id}/send`)).body).toMatchObject({ status: 'sent' });
    const ledger = (await sandbox.api('GET', 'ledger?since=0')).body as { kind: string }[];
    expect(ledger.filter(({ kind }) => kind === 'cascoLife.sent')).toHaveLength(1);
  });

  it('an insurer that refuses leaves a fresh claim for the same credit', async () => {
    const sandbox = await startInsured();
    await sandbox.decided();
    await sandbox.signed();
    await sandbox.step('send');
    const control = await sandbox.api('POST', 'controls/cascoLife.answer', {
      subject: sandbox.id,
      values: { outcome: 'refuse' },
    });
    expect(control.status).toBe(200);
    expect(await sandbox.read()).toMatchObject({ status: { alias: 'failed' }, failure: { code: 'INSURER_REFUSED' } });
    const { items, total } = (await sandbox.ask1('GET', '/claim')).body;
    expect([total, items.map((one: { status: { alias: string } }) => one.status.alias).sort()]).toEqual([
      2,
      ['failed', 'new'],
    ]);
    expect((await sandbox.claim(sandbox.credit)).status.alias).toBe('insurance_pending');
  });

  it('a foreign claim does not exist, and a dealer who did not make it sees nothing', async () => {
    const sandbox = await startInsured();
    for (const name of ['arman', 'dealer-demo']) {
      const { access } = await sandbox.signIn(name);
      const get = await sandbox.call('GET', `${V1}/claim/${sandbox.id}`, { token: access });
      const put = await sandbox.call('PUT', `${V1}/claim/conditions/insurance/casco/${sandbox.id}`, {
        token: access,
        body: { decision: 'decline' },
      });
      expect([get.status, put.status]).toEqual([404, 404]);
      expect((await sandbox.call('GET', `${V1}/claim`, { token: access })).body.items).toEqual([]);
    }
    expect((await sandbox.call('GET', `${V1}/claim/${sandbox.id}`)).status).toBe(401);
  });
});
