import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { getAt, merge, setAt } from '../../../src/ui/form/path.ts';
import { createFormStore } from '../../../src/ui/form/store.ts';

const schema = v.pipe(
  v.object({
    name: v.pipe(v.string('form.empty.lastName'), v.nonEmpty('form.empty.lastName')),
    address: v.object({ house: v.pipe(v.string('form.empty.lastName'), v.regex(/^\d/, 'form.houseFormat')) }),
    contacts: v.array(
      v.object({
        phone: v.pipe(
          v.string(),
          v.transform((raw) => raw.replace(/\D/g, '')),
          v.length(11, 'form.phone'),
        ),
      }),
    ),
    all: v.number(),
    last: v.number(),
  }),
  v.forward(
    v.partialCheck([['all'], ['last']], ({ all, last }) => last <= all, 'form.experience'),
    ['last'],
  ),
);
const right = { name: 'Айгүл', address: { house: '12' }, contacts: [{ phone: '+7 (701) 234-55-67' }], all: 5, last: 2 };

describe('a form', () => {
  test('gives parsed values and keeps the typed ones', () => {
    const form = createFormStore({ schema, initial: right });
    const result = form.submit();
    expect(result.ok && result.values.contacts[0]?.phone).toBe('77012345567');
    expect(form.value('contacts.0.phone')).toBe('+7 (701) 234-55-67');
  });
  test('judges nothing before it is submitted', () => {
    const form = createFormStore({ schema, initial: right });
    form.set('name', '');
    expect(form.state().errors).toEqual({});
    expect(form.submit()).toEqual({ ok: false });
    expect(form.error('name')).toEqual({ text: 'form.empty.lastName' });
    expect(form.state().refusals).toBe(1);
  });
  test('names nested fields by their path', () => {
    const form = createFormStore({ schema, initial: { ...right, address: {}, contacts: [{ phone: '1' }] } });
    form.submit();
    expect(Object.keys(form.state().errors).sort()).toEqual(['address.house', 'contacts.0.phone']);
  });
  test('an error goes when mended, and its words follow what is typed', () => {
    const form = createFormStore({ schema, initial: { ...right, name: '', address: {} } });
    form.submit();
    form.set('address.house', 'дом');
    expect(form.error('address.house')?.text).toBe('form.houseFormat');
    form.set('address.house', '12а');
    expect(form.error('address.house')).toBeUndefined();
    expect(form.error('name')?.text).toBe('form.empty.lastName');
    expect(form.state().refusals).toBe(1);
  });
  test('no other field gets a new error before the next submit', () => {
    const form = createFormStore({ schema, initial: { ...right, name: '' } });
    form.submit();
    form.set('address.house', '');
    expect(Object.keys(form.state().errors)).toEqual(['name']);
  });
  test('a rule between two fields is mended from either', () => {
    const form = createFormStore({ schema, initial: { ...right, last: 9 } });
    form.submit();
    expect(form.error('last')?.text).toBe('form.experience');
    form.set('all', 10);
    expect(form.error('last')).toBeUndefined();
  });
  test('a server’s refusal goes when its field changes, not before', () => {
    const form = createFormStore({ schema, initial: right });
    form.refuse({ 'contacts.0.phone': ['занят', 'чужой'], name: [] });
    expect(form.state().errors).toEqual({ 'contacts.0.phone': { text: 'занят, чужой', server: true } });
    form.set('name', 'Данияр');
    expect(form.error('contacts.0.phone')).toBeDefined();
    form.set('contacts.0.phone', '+7 (702) 234-55-67');
    expect(form.state().errors).toEqual({});
  });
  test('a good submit takes a server’s old refusal away', () => {
    const form = createFormStore({ schema, initial: right });
    form.refuse({ name: ['нет такого'] });
    expect(form.submit().ok).toBe(true);
    expect(form.state().errors).toEqual({});
  });
  test('a refusal in another language rewords what still stands, and leads nobody anywhere', () => {
    const form = createFormStore({ schema, initial: right });
    form.refuse({ name: ['занято'], other: ['нет'] });
    form.set('name', 'Дана');
    const { refusals } = form.state();
    form.reword({ name: ['form.refused'], other: ['form.refused'] });
    expect(form.state()).toMatchObject({ refusals, errors: { other: { text: 'form.refused', server: true } } });
    expect(form.state().errors.name).toBeUndefined();
  });
  test('listeners hear a change once, and not a value that is the same', () => {
    const form = createFormStore({ schema, initial: right });
    const heard = vi.fn();
    form.subscribe(heard);
    form.set('name', 'Айгүл');
    form.set('name', 'Дана');
    expect(heard).toHaveBeenCalledTimes(1);
  });
  test('rules that depend on facts can change under the open form', () => {
    const form = createFormStore<v.GenericSchema>({
      schema: v.object({ n: v.pipe(v.number(), v.maxValue(5, 'form.max')) }),
      initial: { n: 7 },
    });
    expect(form.submit().ok).toBe(false);
    form.use(v.object({ n: v.number() }));
    expect(form.submit().ok).toBe(true);
  });
});

describe('paths', () => {
  test('a value is put in without touching the rest', () => {
    const before = { a: { b: 1 }, c: 2 };
    const after = setAt(before, 'a.d.0.e', 3);
    expect(after).toEqual({ a: { b: 1, d: [{ e: 3 }] }, c: 2 });
    expect(before).toEqual({ a: { b: 1 }, c: 2 });
    expect(getAt(after, 'a.d.0.e')).toBe(3);
    expect(getAt(after, 'a.x.y')).toBeUndefined();
  });
  test('a draft lies over the initial values', () => {
    expect(merge({ a: { b: 1, c: 2 }, list: [1, 2] }, { a: { c: 3 }, list: [9] })).toEqual({
      a: { b: 1, c: 3 },
      list: [9],
    });
    expect(merge({ a: 1 }, null)).toEqual({ a: 1 });
  });
});
