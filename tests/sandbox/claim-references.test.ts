import { describe, expect, it } from 'vitest';
import { startClaims, type ClaimSandbox } from './claim-support.ts';

const search = async (
  sandbox: ClaimSandbox,
  variables: Parameters<typeof sandbox.ask<'localities'>>[1],
  language = 'ru',
) => (await sandbox.gql('localities', variables, { headers: { 'accept-language': language } })).data;

describe('places', () => {
  it.each(['Қостанай', 'костанай', 'Костанай', 'КОСТ'])(
    'are found by %j whatever the alphabet, with all their parents',
    async (text) => {
      const sandbox = await startClaims();
      const { items } = await search(sandbox, { search: text, kind: 'city' });
      expect(items[0]).toMatchObject({
        name: 'Костанай',
        type: 'city',
        parent: { name: 'Костанайская область', type: 'region', kato: '390000000', parent: { name: 'Казахстан' } },
      });
    },
  );

  it('answer in Kazakh to a Russian search', async () => {
    const sandbox = await startClaims();
    const { items } = await search(sandbox, { search: 'Усть-Каменогорск' }, 'kk');
    expect(items.map(({ name }) => name)).toEqual(['Өскемен']);
  });

  it('are three cities and seventeen regions at the top, and come in pages of 50', async () => {
    const sandbox = await startClaims();
    const top = await search(sandbox, { parent: 'KZ' });
    expect([top.total, top.hasNextPage]).toEqual([20, false]);
    expect(top.items.filter(({ type }) => type === 'republican_city').map(({ kato }) => kato)).toEqual([
      '710000000',
      '750000000',
      '790000000',
    ]);
    const first = await search(sandbox, {});
    const second = await search(sandbox, { page: 2 });
    expect([first.items.length, first.hasPrevPage, first.hasNextPage, second.hasPrevPage]).toEqual([
      50,
      false,
      true,
      true,
    ]);
    expect(second.items.map(({ id }) => id)).not.toContain(first.items[0]?.id);
    expect((await search(sandbox, { page: 99 })).items).toEqual([]);
    const ids = (await Promise.all([1, 2, 3, 4].map((page) => search(sandbox, { page })))).flatMap(({ items }) =>
      items.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(first.total);
  });
});

describe('reference lists', () => {
  const lists = [
    'countries',
    'incomeTypes',
    'maritalStatuses',
    'claimStatuses',
    'relationTypes',
    'documentTypes',
    'socialGroups',
    'genderTypes',
  ] as const;
  it.each(lists)('%s come in both languages with the same aliases and ids, to guests too', async (name) => {
    const sandbox = await startClaims();
    const ru = await sandbox.gql(name, {}, { headers: { 'accept-language': 'ru' } });
    const kk = await sandbox.gql(name, {}, { headers: { 'accept-language': 'kk' } });
    expect(kk.data.map(({ alias }) => alias)).toEqual(ru.data.map(({ alias }) => alias));
    expect(new Set(ru.data.map(({ id }) => id)).size).toBe(ru.data.length);
    expect(kk.data.map((line) => line.name)).not.toEqual(ru.data.map((line) => line.name));
  });

  it('keep the ids that the configuration names', async () => {
    const sandbox = await startClaims();
    const idOf = async (name: (typeof lists)[number], alias: string) =>
      (await sandbox.ask(name, {})).find((line) => line.alias === alias)?.id;
    expect([
      await idOf('incomeTypes', 'main'),
      await idOf('incomeTypes', 'additional'),
      await idOf('countries', 'KZ'),
      await idOf('relationTypes', 'other'),
      await idOf('maritalStatuses', 'married'),
      await idOf('maritalStatuses', 'widow'),
      await idOf('socialGroups', 'regular'),
      await idOf('socialGroups', 'serviceman'),
    ]).toEqual(['1', '2', '398', 'other', '1', '5', '1', '3']);
  });

  it('hold at least sixty marks with at least five models each, ids unique', async () => {
    const sandbox = await startClaims();
    const marks = await sandbox.ask('carMarks', {});
    expect(marks.length).toBeGreaterThanOrEqual(60);
    const models = await Promise.all(marks.map(({ id }) => sandbox.ask('carModels', { markId: id })));
    expect(models.every((list) => list.length >= 5)).toBe(true);
    const ids = models.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await sandbox.ask('carModels', { markId: 'no-such-mark' })).toEqual([]);
  });
});

describe('claims and the dealer', () => {
  it('shows the demo account one claim in every status, ten a page, filtered', async () => {
    const sandbox = await startClaims();
    const token = await sandbox.tokenOf('920417499202');
    const first = await sandbox.ask('claims', {}, token);
    const second = await sandbox.ask('claims', { page: 2 }, token);
    expect([first.items.length, first.total, first.hasNextPage, second.items.length, second.hasPrevPage]).toEqual([
      10,
      16,
      true,
      6,
      true,
    ]);
    expect(new Set([...first.items, ...second.items].map(({ status }) => status.alias)).size).toBe(16);
    const waiting = await sandbox.ask('claims', { filters: { status: ['waiting', 'signing'] } }, token);
    expect(new Set(waiting.items.map(({ status }) => status.alias))).toEqual(new Set(['waiting', 'signing']));
    expect((await sandbox.ask('claims', { filters: { search: 'сауле' } }, token)).total).toBe(16);
    expect(
      (await sandbox.ask('claims', { filters: { search: 'monjaro' } }, token)).items.map(
        ({ product }) => product.carName,
      ),
    ).toEqual(['Geely Monjaro']);
    for (const { id } of first.items) await sandbox.ask('claim', { id }, token);
    expect((await sandbox.api('GET', 'log')).body.problems).toEqual([]);
  });

  it('gives a dealer their place, a client none', async () => {
    const sandbox = await startClaims();
    expect(await sandbox.ask('myDealer', {}, (await sandbox.signIn('aidos')).access)).toBeNull();
    expect(await sandbox.ask('myDealer', {}, (await sandbox.signIn('dealer-demo')).access)).toEqual({
      name: 'Демо Авто',
      address: 'Алматы, пр. Суюнбая, 100',
    });
  });
});

describe('announcements', () => {
  it('are given to guests; a pledged car says so, a sold one is gone', async () => {
    const sandbox = await startClaims();
    const read = (id: string, language = 'ru') =>
      sandbox.call('GET', `/services/mycar/cars/api/publications/${id}`, { headers: { 'accept-language': language } });
    expect((await read('100101')).body).toMatchObject({
      mark: { id: 'toyota', name: 'Toyota' },
      price: 13_500_000,
      pledge: false,
      seller: { type: 'private' },
    });
    expect((await read('100107')).body.pledge).toBe(true);
    expect([(await read('100113')).status, (await read('999')).status]).toEqual([404, 404]);
    expect((await read('100113', 'kk')).body).toEqual({ detail: 'Хабарландыру жарияланымнан алынды' });
  });
});
