import { beforeAll, describe, expect, it } from 'vitest';
import type { Claim, Integration } from '../../../../openapi/index.ts';
import { samples } from '../../../../openapi/generated/samples.ts';
import { deskText, isTurnOf, turnText } from '../../../../src/blocks/standing.ts';
import { loadCatalogue, setLocale, translate as t } from '../../../../src/i18n/runtime.ts';
import { mayApplyAnew } from '../../../../src/products/dealer-claim/blocks/may-apply-anew.ts';

const sample = <Output>(of: 'claim' | 'listIntegrations', name: string): Output => {
  const found = (samples[of] as readonly { name: string; output?: unknown }[]).find((one) => one.name === name);
  return (found?.output as Output | undefined) ?? expect.fail(`no sample ${name} of ${of}`);
};

beforeAll(async () => {
  await setLocale('ru');
  await loadCatalogue('progress');
});

describe('a customer who has the link by SMS', () => {
  const waits = { whose: 'customer', action: 'consent', count: null } as const;

  it('is waited for: the desk is told so, and has nothing to do itself', () => {
    expect([turnText('desk', waits, t), deskText(waits, t)]).toEqual([
      t('turnAtDesk.customer'),
      'Клиент ещё не подписал согласия по ссылке',
    ]);
    expect(turnText('customer', waits, t)).toBe(t('turn.customer'));
    expect(isTurnOf('desk', waits)).toBe(false);
  });
});

describe('other terms, from the page of the answers', () => {
  const claim: Claim = { ...sample<Claim>('claim', 'waiting'), bank: null, replacedBy: null };
  const answers = sample<Integration[]>('listIntegrations', 'mixed');
  const banned = answers.filter(({ rejection }) => rejection?.code === 'STOP_CREDIT');

  it('after a refusal, until a bank is chosen or another application stands in its place', () => {
    expect(mayApplyAnew(claim, answers)).toBe(true);
    expect(mayApplyAnew(undefined, answers)).toBe(false);
    expect(mayApplyAnew(claim, undefined)).toBe(false);
    expect(mayApplyAnew({ ...claim, bank: { alias: 'dala', name: 'Дала' } as Claim['bank'] }, answers)).toBe(false);
    expect(mayApplyAnew({ ...claim, replacedBy: 'c-2' }, answers)).toBe(false);
    expect(mayApplyAnew({ ...claim, status: { ...claim.status, alias: 'processing' } }, answers)).toBe(false);
  });

  it('not where nobody has refused, or the person bans loans', () => {
    expect(banned).not.toEqual([]);
    expect(mayApplyAnew(claim, banned)).toBe(false);
    expect(
      mayApplyAnew(
        claim,
        answers.filter(({ status }) => status !== 'rejected'),
      ),
    ).toBe(false);
  });
});
