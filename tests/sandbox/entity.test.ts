import { describe, expect, it } from 'vitest';
import { mayOpen } from '../../sandbox/core/ownership.ts';
import { Refusal, type User, type Work } from '../../sandbox/core/service.ts';
import { findClaim, move, needClaim, ownClaim, planExpiry, timelineOf } from '../../sandbox/services/claim/store.ts';
import { startClaims, type ClaimSandbox } from './claim-support.ts';
import { START } from './support/start.ts';

const DAY = 24 * 3_600_000;

const user = (id: string, claimScope: string | null = null): User => ({
  id,
  role: 'client',
  phone: '77000000000',
  personalNumber: '900115399012',
  claimScope,
});

/** When the expiry of this claim is planned; none or two are told apart. */
const planned = (sandbox: ClaimSandbox, id: string): Promise<number[]> =>
  sandbox.inTransaction(async ({ tx }) =>
    (await tx.selectFrom('sandbox_jobs').select('due_at').where('tag', '=', `claim.expiry ${id}`).execute()).map(
      ({ due_at }) => due_at,
    ),
  );

const refusal = async (run: () => Promise<unknown>): Promise<Refusal> => {
  try {
    await run();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return expect.fail('nothing was refused');
};

describe('whose a thing is', () => {
  const holders = { ownerId: 'owner', agentId: 'agent', scopeId: 'c-1' };
  it.each([
    ['its owner', user('owner'), holders, true],
    ['the dealer who made it', user('agent'), holders, true],
    ['somebody else', user('other'), holders, false],
    ['a token that is bound to it', user('owner', 'c-1'), holders, true],
    ['a token that is bound to another', user('owner', 'c-2'), holders, false],
    ['a bound token where none opens it', user('owner', 'c-1'), { ownerId: 'owner', scopeId: null }, false],
    ['an owner of what no user opens', user('owner'), null, false],
  ])('%s', (_who, who, whose, may) => {
    expect(mayOpen(who, whose)).toBe(may);
  });

  it('speaks the language of its owner’s call, and does not exist for others', async () => {
    const sandbox = await startClaims();
    const { id } = await sandbox.create();
    await sandbox.inTransaction(async (work) => {
      const { ownerId } = await needClaim(work, id);
      expect((await ownClaim({ ...work, locale: 'kk' }, user(ownerId), id)).locale).toBe('kk');
      expect(await refusal(() => ownClaim(work, user('other'), id))).toMatchObject({ status: 404 });
      expect(await refusal(() => ownClaim(work, user(ownerId), 'nothing'))).toMatchObject({ status: 404 });
      expect(await findClaim(work, 'nothing')).toBeNull();
      await expect(needClaim(work, 'nothing')).rejects.toThrow('claim nothing does not exist');
    });
  });
});

describe('a move', () => {
  it('that is forbidden is refused with 409 and the status, and changes nothing', async () => {
    const sandbox = await startClaims();
    const { id } = await sandbox.create();
    await sandbox.inTransaction(async (work) => {
      const claim = await needClaim(work, id);
      expect(await refusal(() => move(work, claim, 'ISSUED'))).toMatchObject({
        status: 409,
        extras: { status: 'new' },
        detail: { ru: 'Статус заявки уже изменился' },
      });
      expect(claim.status).toBe('new');
      expect((await timelineOf(work, id)).map(({ alias }) => alias)).toEqual(['new']);
    });
  });

  it('is noted in the timeline and the ledger; one that stays where it is, is not', async () => {
    const sandbox = await startClaims();
    const { id } = await sandbox.create();
    const effects: unknown[] = [];
    await sandbox.inTransaction(async (given) => {
      const work: Work = { ...given, effect: async (kind, data) => void effects.push([kind, data]) };
      const claim = await needClaim(work, id);
      await move(work, claim, 'CONSENTS_SIGNED');
      await move(work, claim, 'IDENTITY_STARTED');
      expect((await timelineOf(work, id)).map(({ alias }) => alias)).toEqual(['new', 'verification']);
    });
    expect(effects).toEqual([['claim.status', { claimId: id, status: 'verification' }]]);
  });
});

describe('expiry', () => {
  it('is planned anew when the claim is sent, and dropped with the status in which it can end', async () => {
    const sandbox = await startClaims();
    const draft = await sandbox.confirmed();
    expect(await planned(sandbox, draft.id)).toEqual([START + 14 * DAY]);
    await sandbox.ask('sendClaimToBanksByCustomer', { id: draft.id }, draft.token);
    expect(await planned(sandbox, draft.id)).toEqual([START + 30 * DAY]);
    await sandbox.ask('declineClaimByCustomer', { id: draft.id }, draft.token);
    expect(await planned(sandbox, draft.id)).toEqual([]);
  });

  it('comes on its day, not before', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.create();
    const status = async () => (await sandbox.inTransaction((work) => needClaim(work, customer.id))).status;
    await sandbox.advance(14 * DAY - 1);
    expect(await status()).toBe('new');
    await sandbox.advance(1);
    expect(await status()).toBe('expired');
  });

  it('is not planned where nothing expires', async () => {
    const sandbox = await startClaims();
    const { id } = await sandbox.create();
    await sandbox.inTransaction(async (work) => {
      const claim = await needClaim(work, id);
      await move(work, claim, 'DECLINED');
      await expect(planExpiry(work, claim)).rejects.toThrow('claim: nothing expires in declined_by_customer');
    });
  });
});
