import type { SandboxClient } from './sandbox.ts';

/** The claim of an account in a status. */
export async function goodsClaimOf(sandbox: SandboxClient, account: string, of: string): Promise<string> {
  const examples = await sandbox.call<{ kind: string; id: string; status: string; owner: string }[]>('GET', 'examples');
  const found = examples.find(
    ({ kind, status, owner }) => kind === 'commodityClaim' && status === of && owner === account,
  );
  if (found === undefined) throw new Error(`${account} has no claim in the status ${of}`);
  return found.id;
}

/** A shop sells to the person, whose former order it has taken back; the claim's id. */
export async function sell(sandbox: SandboxClient, account: string): Promise<string> {
  const subject = await goodsClaimOf(sandbox, account, 'new');
  await sandbox.call('POST', 'controls/commodity.shop', { subject, values: { outcome: 'cancel' } });
  const values = { account, basket: 'fridge', shop: 'demo_tehnika', status: 'new' };
  return (await sandbox.call<{ id: string }>('POST', 'controls/commodity.basket', { values })).id;
}
