import { describe, expect, it } from 'vitest';
import { control, readValues } from '../../sandbox/core/controls.ts';
import { defineService } from '../../sandbox/core/service.ts';
import { magicNumbers } from '../../sandbox/data/magic.ts';
import { people } from '../../sandbox/data/people.ts';
import { claimLifecycle } from '../../sandbox/services/claim/lifecycle.ts';
import { services } from '../../sandbox/services/index.ts';
import { personalNumber } from '../../schemas/facts/iin.ts';
import { startSandbox } from './support/start.ts';

describe('controls of a service', () => {
  const lamp = control({
    id: 'lamp.switch',
    section: 'answers',
    title: { ru: 'Лампа', kk: 'Шам' },
    fields: {
      light: {
        kind: 'choice',
        label: { ru: 'Свет', kk: 'Жарық' },
        options: [
          { value: 'on', label: { ru: 'Да', kk: 'Иә' } },
          { value: 'off', label: { ru: 'Нет', kk: 'Жоқ' } },
        ],
      },
      watts: { kind: 'number', label: { ru: 'Ватт', kk: 'Ватт' }, min: 1, max: 100, initial: 40 },
    },
    run: async (_work, _subject, { light, watts }) => ({ text: `${light === 'on' ? 'on' : 'dark'} ${watts + 1}` }),
  });
  const house = [...services, defineService({ name: 'lamp', controls: [lamp] })];

  it('a new service is described and obeyed without a line elsewhere, in both languages', async () => {
    const sandbox = await startSandbox({ services: house });
    const kk = { 'accept-language': 'kk' };
    const { body } = await sandbox.call('GET', '/sandbox/api/controls', { headers: kk });
    expect(body).toContainEqual({
      id: 'lamp.switch',
      service: 'lamp',
      section: 'answers',
      title: 'Шам',
      hint: null,
      subjects: null,
      fields: [
        {
          name: 'light',
          kind: 'choice',
          label: 'Жарық',
          when: null,
          options: [
            { value: 'on', label: 'Иә' },
            { value: 'off', label: 'Жоқ' },
          ],
        },
        { name: 'watts', kind: 'number', label: 'Ватт', when: null, min: 1, max: 100, initial: 40 },
      ],
    });
    expect((await sandbox.api('POST', 'controls/lamp.switch')).body.text).toBe('on 41');
    const off = await sandbox.api('POST', 'controls/lamp.switch', { values: { light: 'off', watts: 9 } });
    expect(off.body).toEqual({ text: 'dark 10', id: null, path: null, owner: null });
    const ledger = (await sandbox.api('GET', 'ledger')).body as { kind: string; operationId: string }[];
    expect(ledger.filter(({ kind }) => kind === 'qa.control').map((one) => one.operationId)).toEqual([
      'lamp.switch',
      'lamp.switch',
    ]);
  });

  it.each([
    [{ light: 'red' }, 'light'],
    [{ watts: 0 }, 'watts'],
    [{ watts: 101 }, 'watts'],
    [{ watts: 1.5 }, 'watts'],
    [{ watts: '5' }, 'watts'],
    [{ colour: 'red' }, 'colour'],
  ])('refuses %j, naming %s', (given, name) => {
    expect(() => readValues(lamp.fields, given)).toThrow(
      expect.objectContaining({
        status: 422,
        detail: [expect.objectContaining({ loc: ['body', 'values', name] })],
      }),
    );
  });

  it('two controls of one name do not start', async () => {
    const twice = defineService({ name: 'lamp', controls: [lamp, lamp] });
    await expect(startSandbox({ services: [...services, twice] })).rejects.toThrow('lamp.switch');
  });

  it('other machines are kept out', async () => {
    const sandbox = await startSandbox();
    const host = { host: 'sandbox.example.kz' };
    expect((await sandbox.call('GET', '/sandbox/api/controls', { headers: host })).status).toBe(403);
    expect((await sandbox.call('POST', '/sandbox/api/sessions', { body: {}, headers: host })).status).toBe(403);
  });
});

describe('claims on demand', () => {
  it.each(['aidos', 'arman', 'saule'])('%s gets one in every status', async (account) => {
    const sandbox = await startSandbox();
    const { access } = await sandbox.signIn(account);
    for (const status of claimLifecycle.statuses) {
      const made = await sandbox.api('POST', 'controls/claim.seed', { values: { account, status } });
      expect([status, made.status]).toEqual([status, 200]);
      const { body } = await sandbox.call('POST', '/services/claim/customers', {
        token: access,
        body: {
          operationName: 'claim',
          query: 'query claim($id: ID!) { claim(id: $id) { status { alias } } }',
          variables: { id: made.body.id },
        },
      });
      expect(body.data.claim.status.alias).toBe(status);
    }
    expect(sandbox.engine.log.problems()).toEqual([]);
  });
});

describe('magic numbers', () => {
  it('tell of every person with a scenario, and only numbers that exist or are refused on purpose', () => {
    const told = magicNumbers.values.map(({ value }) => value);
    expect(
      Object.keys(people).filter((number) => !told.includes(number)),
      'what they do belongs into sandbox/data/magic.ts',
    ).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
    expect(told.filter((number) => !personalNumber(number).valid)).toEqual([]);
  });
});

describe('waiting jobs', () => {
  it('are all put into words, and happen when the clock passes them', async () => {
    const sandbox = await startSandbox();
    const kinds = services.flatMap((service) => Object.keys(service.jobs ?? {}));
    const texts = Object.assign({}, ...services.map((service) => service.jobTexts)) as Record<string, unknown>;
    expect(kinds.filter((kind) => texts[kind] === undefined)).toEqual([]);
    const first = (await sandbox.api('GET', 'jobs')).body[0] as { seq: number; at: number };
    await sandbox.api('POST', 'clock', { setTo: first.at });
    const left = (await sandbox.api('GET', 'jobs')).body as { seq: number }[];
    expect(left.map(({ seq }) => seq)).not.toContain(first.seq);
  });
});
