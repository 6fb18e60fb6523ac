import { expect, it } from 'vitest';
import { seedMany } from '../../sandbox/bulk/seed.ts';
import { inventedPerson } from '../../sandbox/bulk/people.ts';
import { personalNumber } from '../../schemas/facts/iin.ts';
import { startClaims } from './claim-support.ts';

const DEALER = '850101399014';

it('many claims are seeded: the same people each time, in every status, for dealers too; a second run goes on', async () => {
  const [one, other] = [await startClaims(), await startClaims()];
  const seen: string[][] = [];
  const totalOf = async () => (await one.ask('claims', {}, await one.tokenOf(DEALER))).total;
  const before = await totalOf();
  for (const sandbox of [one, other]) {
    const highest = await sandbox.engine.store.transaction(async (tx) => {
      const row = await tx
        .selectFrom('claims')
        .select(({ fn }) => fn.max('number').as('number'))
        .executeTakeFirst();
      return Number(row?.number);
    });
    await seedMany(sandbox, 300);
    await seedMany(sandbox, 100);
    const rows = await sandbox.engine.store.transaction((tx) =>
      tx
        .selectFrom('claims')
        .select(['id', 'status', 'dealer_id'])
        .where('number', '>', highest)
        .orderBy('number')
        .execute(),
    );
    expect([rows.length, new Set(rows.map(({ status }) => status)).size]).toEqual([400, 16]);
    expect(rows.filter(({ dealer_id }) => dealer_id !== null)).toHaveLength(200);
    seen.push(rows.map(({ id }) => id));
  }
  expect(seen[0]).toEqual(seen[1]);

  const token = await one.tokenOf(DEALER);
  const first = await one.ask('claims', {}, token);
  const page = await one.ask('claims', { page: 2 }, token);
  expect([first.total, first.items.length, first.hasNextPage, page.hasPrevPage]).toEqual([before + 10, 10, true, true]);
  const times = first.items.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const person = (await one.ask('claim', { id: first.items[0]!.id }, token)).borrower;
  const byPhone = await one.ask('claims', { filters: { search: person.phone } }, token);
  expect(byPhone.items.map(({ id }) => id)).toEqual([first.items[0]!.id]);
  const day = first.items[3]!.createdAt.slice(0, 10);
  const since = await one.ask('claims', { filters: { dateFrom: day, status: ['issued', 'waiting'] } }, token);
  expect(since.total).toBeLessThan(10);
  expect((await one.ask('claims', { filters: { search: 'никого такого' } }, token)).total).toBe(0);
});

it('invented people have valid numbers and phones of their own', () => {
  const people = Array.from({ length: 40_000 }, (_, index) => inventedPerson(index));
  expect(people.filter((one) => !personalNumber(one.personalNumber).valid)).toEqual([]);
  expect(new Set(people.map((one) => one.personalNumber)).size).toBe(people.length);
  expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length);
});
