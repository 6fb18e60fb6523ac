import { describe, expect, it } from 'vitest';
import type { CascoLifeConditions, NewCascoLifeChoice } from '../../openapi/index.ts';
import { optionFrom, startInsured, V1, type Insured } from './casco-life-support.ts';
import { startSandbox } from './support/start.ts';
import { cascoLifeLifecycle, isEditable } from '../../sandbox/services/casco-life/lifecycle.ts';

describe('the choice', () => {
  it('offers companies by their tariffs, says who refuses and why, and has nothing chosen beforehand', async () => {
    const sandbox = await startInsured();
    const casco = await sandbox.conditions('casco');
    expect(casco).toMatchObject({
      required: true,
      mayDecline: false,
      editable: true,
      chosen: null,
      sumInsured: 10_000_000,
    });
    // The open tariff 3,51 % of 10 000 000, times the company's 1,3, and 5 % for the mark.
    const centras = casco.options.find(
      ({ company, deductiblePercent, termMonths, risks }) =>
        company.alias === 'centras' && deductiblePercent === 0 && termMonths === 12 && risks === 'full',
    );
    expect(centras!.premium).toBe(479_115);
    const life = await sandbox.conditions('life');
    expect(life).toMatchObject({ required: false, mayDecline: true, chosen: null });
    expect(life.options.map(({ company, premium }) => [company.alias, premium])).toContainEqual(['demo_omir', 180_000]);
    expect(JSON.stringify(life)).toContain('Жизнь и трудоспособность');
  });

  it('for a person whom all insurers refuse there is no option but an own policy', async () => {
    const sandbox = await startInsured({ personalNumber: '960518399193', life: false });
    const { options, refusals } = await sandbox.conditions('casco');
    expect(options).toEqual([]);
    expect(refusals.length).toBeGreaterThan(3);
    expect(refusals.every(({ code }) => code === 'POLICY')).toBe(true);
  });

  it('says what a policy adds to the payment, and the payment so far, as the agreement then has it', async () => {
    // A bank that demands neither, below the law's cap: it can take its discount back.
    const sandbox = await startInsured({ bank: 'demo_dala', casco: true });
    const soldAs = async (kind: 'casco' | 'life', choice: NewCascoLifeChoice) =>
      (await sandbox.conditions(kind)).options.find(
        ({ company, deductiblePercent, termMonths, risks }) =>
          company.alias === choice.company &&
          (deductiblePercent ?? undefined) === choice.deductiblePercent &&
          termMonths === choice.termMonths &&
          risks === choice.risks,
      );
    const moreOf = async (kind: 'casco' | 'life', choice: NewCascoLifeChoice) =>
      (await soldAs(kind, choice))?.monthlyMore ?? 0;
    const { loan, paymentSoFar, createdAt, decideUntil } = await sandbox.read();
    expect(Date.parse(decideUntil ?? '') - Date.parse(createdAt)).toBe(14 * 24 * 60 * 60_000);
    expect(paymentSoFar).toBe(loan.monthlyPayment);
    const casco = optionFrom(await sandbox.conditions('casco'));
    const cascoMore = await moreOf('casco', casco);
    expect(cascoMore).toBeGreaterThan(0);
    await sandbox.choose1('casco', casco);
    expect((await sandbox.read()).paymentSoFar).toBe(loan.monthlyPayment + cascoMore);
    const life = optionFrom(await sandbox.conditions('life'));
    const lifeMore = await moreOf('life', life);
    await sandbox.choose1('life', life);
    const both = (await sandbox.read()).paymentSoFar;
    // Each is rounded to a tenge by itself.
    expect(Math.abs((both ?? 0) - loan.monthlyPayment - cascoMore - lifeMore)).toBeLessThanOrEqual(1);
    // Out of one's own pocket it adds nothing.
    await sandbox.choose1('life', { ...life, payer: 'own' });
    expect((await sandbox.read()).paymentSoFar).toBe(loan.monthlyPayment + cascoMore);
    await sandbox.choose1('life', { decision: 'decline' });
    const declined = (await sandbox.read()).paymentSoFar;
    expect(declined).toBeGreaterThan(loan.monthlyPayment + cascoMore);
    // At the dearer rate a policy adds more: told before it is chosen, and whatever is chosen.
    const dearer = (await soldAs('casco', casco))?.monthlyMoreIfLifeDeclined ?? 0;
    expect(dearer).toBeGreaterThan(cascoMore);
    expect(await moreOf('casco', casco)).toBe(cascoMore);
    await sandbox.choose1('casco', { ...casco, payer: 'own' });
    expect((await sandbox.read()).paymentSoFar).toBe((declined ?? 0) - dearer);
    await sandbox.choose1('casco', casco);
    expect((await soldAs('life', life))?.monthlyMoreIfLifeDeclined).toBeUndefined();
    await sandbox.agreed();
    expect((await sandbox.read()).insuredLoan?.monthlyPayment).toBe(declined);
    await sandbox.signed();
    expect((await sandbox.read()).paymentSoFar).toBeNull();
  });

  it('where a refusal of life changes no term of the loan, casco in the loan is no dearer beside it', async () => {
    const sandbox = await startSandbox();
    // This credit stands at the law's cap on the effective rate: its bank cannot take the discount back.
    const made = await sandbox.api('POST', 'controls/cascoLife.seed', { values: { account: 'aidos', status: 'new' } });
    const { access: token } = await sandbox.signIn('aidos');
    const read = async (kind: string): Promise<CascoLifeConditions> =>
      (await sandbox.call('GET', `${V1}/claim/conditions/insurance/${kind}/${made.body.id}`, { token })).body;
    const life = await read('life');
    expect([life.mayDecline, life.termsIfDeclined]).toEqual([true, null]);
    const { options } = await read('casco');
    expect(options.length).toBeGreaterThan(3);
    for (const { monthlyMore, monthlyMoreIfLifeDeclined } of options) {
      expect(monthlyMore).toBeGreaterThan(0);
      expect(monthlyMoreIfLifeDeclined).toBe(monthlyMore);
    }
  });

  it('refuses what is not sold, what the bank demands, and what is missing', async () => {
    const sandbox = await startInsured();
    const option = optionFrom(await sandbox.conditions('casco'));
    const wrong = await sandbox.choose1('casco', { ...option, company: 'nobody' });
    expect([wrong.status, wrong.body.detail[0]]).toMatchObject([
      422,
      { loc: ['body', 'company'], type: 'unknown_option' },
    ]);
    const none = await sandbox.choose1('casco', { decision: 'decline' });
    expect([none.status, none.body.detail[0].type]).toEqual([422, 'required_by_bank']);
    const half = await sandbox.choose1('casco', { decision: 'insure', company: 'centras' });
    expect(half.body.detail.map(({ loc }: { loc: string[] }) => loc[1])).toEqual([
      'termMonths',
      'risks',
      'payer',
      'deductiblePercent',
    ]);
    expect((await sandbox.choose1('life', { decision: 'own_policy', fileId: 'f' })).body.detail[0].type).toBe(
      'only_casco',
    );
    expect((await sandbox.choose1('casco', { decision: 'own_policy', fileId: 'f' })).body.detail[0].type).toBe(
      'file_missing',
    );
    expect((await sandbox.read()).status.alias).toBe('new');
  });

  it('is not complete before each insurance is decided', async () => {
    const sandbox = await startInsured();
    expect((await sandbox.step('selection/complete')).body).toMatchObject({ status: 'new' });
    await sandbox.choose1('casco', optionFrom(await sandbox.conditions('casco')));
    const early = await sandbox.step('selection/complete');
    expect([early.status, early.body]).toMatchObject([
      409,
      { status: 'selection', detail: 'Решите по каждой страховке' },
    ]);
    await sandbox.choose1('life', { decision: 'decline' });
    expect((await sandbox.step('selection/complete')).status).toBe(200);
  });

  it('what is no matter of the claim is 404', async () => {
    const sandbox = await startInsured({ life: false });
    const answer = await sandbox.ask1('GET', `/claim/conditions/insurance/life/${sandbox.id}`);
    expect([answer.status, answer.body.detail]).toEqual([404, 'Эта страховка не требуется']);
  });

  it('at a tariff that was published anew must be made again: 409 with the old price and the new', async () => {
    const sandbox = await startInsured({ clock: { frozenAt: Date.parse('2026-05-31T06:00:00.000Z') } });
    await sandbox.decided('demo_aqsunqar');
    await sandbox.advance(24 * 3_600_000);
    const token = await sandbox.tokenOf('900115399012');
    const later = (method: string, path: string, body?: unknown) =>
      sandbox.call(method, `${V1}${path}`, { token, ...(body === undefined ? {} : { body }) });
    const changed = await later('POST', `/claim/${sandbox.id}/selection/complete`);
    const { body: casco } = await later('GET', `/claim/conditions/insurance/casco/${sandbox.id}`);
    expect(changed.status).toBe(409);
    expect(changed.body.changes).toEqual([
      { kind: 'casco', old: casco.chosen.premium, new: casco.chosen.currentPremium },
    ]);
    expect(casco.tariffFrom).toBe('2026-06-01');
    expect(casco.chosen.currentPremium / casco.chosen.premium).toBeCloseTo(1.3 / 1.25, 4);
    const { company, deductiblePercent, termMonths, risks } = casco.chosen;
    const again = { decision: 'insure', company: company.alias, deductiblePercent, termMonths, risks, payer: 'own' };
    expect((await later('PUT', `/claim/conditions/insurance/casco/${sandbox.id}`, again)).status).toBe(200);
    expect((await later('POST', `/claim/${sandbox.id}/selection/complete`)).status).toBe(200);
  });
});

describe('an own policy', () => {
  const upload = async (sandbox: Insured, query: string, type = 'insurance_policy') => {
    const pdf = await sandbox.app.inject({ url: `/sandbox/samples/policy.pdf?${query}` });
    const form = new FormData();
    form.set('type', type);
    form.set('claim_id', sandbox.id);
    form.set('file', new Blob([new Uint8Array(pdf.rawPayload)]), 'policy.pdf');
    return sandbox.call('POST', '/services/docs/api/v1/files', { token: sandbox.credit.token, body: form });
  };

  it('is looked at for half a minute: accepted, and the selection is complete', async () => {
    const sandbox = await startInsured({ life: false });
    const { body: file } = await upload(sandbox, 'vin=ZZZTEST0000000001&until=2027-01-31');
    const put = await sandbox.choose1('casco', { decision: 'own_policy', fileId: file.id });
    expect(put.body.ownPolicy).toMatchObject({ state: 'checking', expiresInSec: 30 });
    expect((await sandbox.step('selection/complete')).body.detail).toBe('Ваш полис ещё проверяется');
    await sandbox.advance(30_000);
    expect((await sandbox.conditions('casco')).ownPolicy).toMatchObject({ state: 'accepted', reason: null });
    await sandbox.signed();
    await sandbox.step('send');
    await sandbox.advance(1_000);
    expect(await sandbox.read()).toMatchObject({ status: { alias: 'success' }, policies: [] });
  });

  it.each([
    ['vin=ZZZTEST0000000002&until=2027-01-31', 'other_car'],
    ['vin=ZZZTEST0000000001&until=2026-06-01', 'ends_too_early'],
  ])('is refused: %s', async (query, reason) => {
    const sandbox = await startInsured({ life: false });
    const { body: file } = await upload(sandbox, query);
    await sandbox.choose1('casco', { decision: 'own_policy', fileId: file.id });
    await sandbox.advance(30_000);
    expect((await sandbox.conditions('casco')).ownPolicy).toMatchObject({ state: 'refused', reason });
    expect((await sandbox.step('selection/complete')).status).toBe(409);
    await sandbox.decided();
    expect((await sandbox.step('selection/complete')).status).toBe(200);
  });

  it('is the only file that such a claim takes', async () => {
    const sandbox = await startInsured({ life: false });
    expect((await upload(sandbox, '', 'account_statement')).status).toBe(422);
  });
});

describe('the lifecycle', () => {
  it('every status leads to an end, nothing leads out of an end, and a signed claim cannot be changed', () => {
    expect(cascoLifeLifecycle.statuses.filter(cascoLifeLifecycle.isFinal)).toEqual(['success', 'failed']);
    expect(isEditable('signed')).toBe(false);
    expect(isEditable('signing')).toBe(true);
    expect(cascoLifeLifecycle.after('selection', 'CONFIRMED')).toBeNull();
    const signed = { status: 'signed' as const };
    expect(cascoLifeLifecycle.step(signed, 'DECIDED')).toBe(false);
    expect(signed.status).toBe('signed');
  });
});
