import { beforeAll, describe, expect, it } from 'vitest';
import type { Claim, Integration } from '../../../../openapi/index.ts';
import { samples } from '../../../../openapi/generated/samples.ts';
import { callsOn, deskText, isTurnOf, turnText } from '../../../../src/blocks/standing.ts';
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

describe('a customer who cannot begin without the link', () => {
  const waits = { whose: 'customer', action: 'consent', count: null } as const;

  it('the desk is told to hand it over, the customer that the turn is theirs', () => {
    expect([turnText('desk', waits, t), deskText(waits, t)]).toEqual([
      'Передайте ссылку клиенту',
      'По ссылке клиент подтвердит личность.',
    ]);
    expect(turnText('customer', waits, t)).toBe('Ваш шаг');
    expect([isTurnOf('desk', waits), callsOn('desk', waits)]).toEqual([false, true]);
  });

  it('what follows is the customer’s alone', () => {
    const further = { ...waits, action: 'proveIdentity' } as const;
    expect([turnText('desk', further, t), callsOn('desk', further)]).toEqual(['Ждём клиента', false]);
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
