import { expect, it, test } from 'vitest';
import { exampleConfig } from '../../../schemas/config.example.ts';
import { parseConfig } from '../../../schemas/config.schema.ts';

const json = (value: unknown): Record<string, never> => JSON.parse(JSON.stringify(value));

/** The example with the value at a path changed; `undefined` takes it away. */
const withKey = (path: string, value: unknown): unknown => {
  const copy = json(exampleConfig);
  const keys = path.split('.');
  const last = keys.pop()!;
  const holder = keys.reduce<Record<string, unknown>>((object, key) => object[key] as Record<string, unknown>, copy);
  holder[last] = value;
  return json(copy);
};

const paths = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) && Object.keys(inner).length > 0
      ? paths(inner, `${prefix}${key}.`)
      : [`${prefix}${key}`],
  );

it('takes the example as it is', () => {
  expect(parseConfig(json(exampleConfig))).toEqual({ ok: true, config: exampleConfig });
});

const optional: readonly string[] = ['flags.requestId', 'telemetry'];

test.each(paths(json(exampleConfig)).filter((path) => !optional.includes(path)))('names the missing key %s', (path) => {
  expect(parseConfig(withKey(path, undefined))).toEqual({ ok: false, key: path });
});

test.each([
  ['services.auth', ''],
  ['services.auth', '/services/auth/'],
  ['services.auth', '//evil.example'],
  ['services.auth', 'data:text/html,x'],
  ['services.docs', 'ftp://files.example'],
  ['services.docs', 'https://files.example/?a=1'],
  ['publicSite', 'http://mycar.kz'],
  ['publicSite', '/'],
  ['stopCredit', 'egov.kz'],
  ['announcement', 'https://mycar.kz/announcement/'],
  ['contacts.phone', '+7 (727) 000-00-01'],
  ['contacts.workTime', ''],
  ['smsCodeLength', '6'],
  ['smsCodeLength', 3],
  ['smsCodeLength', 4.5],
  ['theme', 'night'],
  ['theme', undefined],
  ['flags.training', 'yes'],
  ['bridge.androidObject', 'a b'],
  ['bridge.iosChannel', '__proto__; alert(1)'],
  ['statuses.new', ''],
  ['references.family.married', 1],
])('refuses %s = %j', (path, value) => {
  expect(parseConfig(withKey(path, value))).toEqual({ ok: false, key: path });
});

it('names the entry of a list', () => {
  expect(parseConfig(withKey('bridge.hosts', ['mycar.kz', 'https://mycar.kz']))).toEqual({
    ok: false,
    key: 'bridge.hosts.1',
  });
});

test.each([
  ['/services/auth'],
  ['https://auth.example.kz'],
  ['https://api.example.kz:8443/auth/v1'],
  ['http://localhost:3000/auth'],
])('takes %s for a service', (value) => {
  expect(parseConfig(withKey('services.auth', value))).toMatchObject({
    ok: true,
    config: { services: { auth: value } },
  });
});

test.each([[null], [undefined], ['{}'], [[]], [1]])('refuses the file %j', (raw) => {
  expect(parseConfig(raw)).toMatchObject({ ok: false });
});

it('leaves out what it does not know', () => {
  expect(parseConfig({ ...exampleConfig, secret: 'x' })).toEqual({ ok: true, config: exampleConfig });
});

test.each([
  [{ address: '/telemetry', sample: 1 }, null],
  [{ address: 'https://eyes.kz/in', sample: 0.05 }, null],
  [{ address: 'javascript:alert(1)', sample: 1 }, 'telemetry.address'],
  [{ address: '/telemetry', sample: 0 }, 'telemetry.sample'],
  [{ address: '/telemetry', sample: 1.1 }, 'telemetry.sample'],
  [{ address: '/telemetry', sample: '1' }, 'telemetry.sample'],
  [{ address: '/telemetry' }, 'telemetry.sample'],
  [true, 'telemetry'],
])('telemetry %j: wrong is %s', (telemetry, key) => {
  const parsed = parseConfig(withKey('telemetry', telemetry));
  expect(parsed).toMatchObject(key === null ? { ok: true, config: { telemetry } } : { ok: false, key });
});
