import { describe, expect, it } from 'vitest';
import { insuranceClaims } from '../../sandbox/services/insurance/index.ts';
import { insuranceLifecycle } from '../../sandbox/services/insurance/lifecycle.ts';
import { startClaims } from './claim-support.ts';

describe('the life of an insurance claim', () => {
  it('ends in four statuses, which nothing leaves', () => {
    const ends = insuranceLifecycle.statuses.filter(insuranceLifecycle.isFinal);
    expect([...ends].sort()).toEqual(['declined_customer', 'expired', 'refunded', 'refused_insurer']);
    for (const end of ends) expect(insuranceLifecycle.after(end, 'EDITED')).toBeNull();
  });

  it.each([
    ['calculating', 'OFFER_CHOSEN', 'offer_selected'],
    ['signed', 'EDITED', null],
    ['agreement_created', 'EDITED', null],
    ['agreement_created', 'OFFER_CHOSEN', 'offer_selected'],
    ['signing', 'OFFER_CHOSEN', null],
    ['payment_pending', 'DECLINED', 'declined_customer'],
    ['paid', 'DECLINED', null],
    ['issued', 'REFUND_ASKED', 'refund_requested'],
    ['sent', 'TIME_OVER', null],
  ] as const)('in %s, %s leads to %s', (status, event, next) => {
    expect(insuranceLifecycle.after(status, event)).toBe(next);
  });
});

it('a claim that does not exist is nobody’s', async () => {
  const sandbox = await startClaims();
  const user = { id: 'u', role: 'client', phone: '', personalNumber: '', claimScope: null } as const;
  expect(await sandbox.inTransaction((work) => insuranceClaims.find(work, user, 'nothing'))).toBeNull();
});

describe('partners', () => {
  it('are for their employees only', async () => {
    const sandbox = await startClaims();
    const signIn = async (username: string): Promise<string> =>
      (
        await sandbox.call('POST', '/services/auth/v1/users/signin', {
          body: { username, password: 'demo-password' },
        })
      ).body.access_token;
    const read = async (username: string, path: string) =>
      sandbox.call('GET', `/services/insuranceV2/api/v1/${path}`, { token: await signIn(username) });
    const dealers = await read('dealer-demo', 'partners');
    expect(dealers.body.map(({ id }: { id: string }) => id)).toEqual(['p-1', 'p-2']);
    expect((await read('partner-demo', 'partner-user/me')).body).toMatchObject({
      role: 'partner',
      fullName: 'Партнёрова Дана',
      partners: [{ id: 'p-3' }],
    });
    const refused = await read('aidos', 'partners');
    expect([refused.status, refused.body.detail]).toEqual([403, 'role required: dealer']);
  });
});
