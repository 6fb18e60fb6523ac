import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSpeakingBridge } from '../../../src/app/speaking-bridge.ts';
import { loadCatalogue, setLocale } from '../../../src/i18n/index.ts';
import type { BridgeAction, Host } from '../../../src/platform/bridge.ts';
import { createLog } from '../../../src/platform/log.ts';
import { modals } from '../../../src/ui/modals.store.ts';
import { snackbar } from '../../../src/ui/snackbar.store.ts';
import { testClock } from '../api/support/clock.ts';
import { settings } from '../server/support.ts';

const PHONE = '77001234567';
const pressed = {
  call: { phone: PHONE },
  open_document: { url: '/files/1', title: 'Договор' },
  clicked_return_main: { productId: '77' },
} as const;
type Pressed = keyof typeof pressed;

const press = async (
  action: Pressed,
  host: Host,
  handler: (() => void) | null,
  url?: string,
  instead?: () => boolean,
) => {
  const opened: string[] = [];
  const app = handler === null ? {} : { [action]: handler };
  const target = Object.assign(new EventTarget(), { document: new EventTarget(), app });
  const win = Object.assign(target, { self: target, top: target }) as unknown as Window;
  const { send } = createSpeakingBridge(
    {
      host,
      config: {
        ...settings({ docs: 'https://docs.partner.kz/v1' }),
        publicSite: 'https://site.kz/',
        announcement: 'https://site.kz/a/{productId}',
        bridge: { iosChannel: 'app', androidObject: 'app', aitu: {}, hosts: [] },
      },
      clock: testClock(),
      log: createLog(() => {}),
    },
    { win, assign: (to) => void opened.push(to), origin: 'https://market.kz' },
  );
  await send(action as BridgeAction, (url === undefined ? pressed[action] : { url }) as never, instead);
  return { opened, said: snackbar.state().message() };
};
const throws = () => {
  throw new Error('native');
};

beforeEach(async () => {
  snackbar.clear();
  modals.closeAll();
  modals.drop('document');
  await setLocale('ru');
  await loadCatalogue('host');
});

describe.each([
  ['throws', throws],
  ['is not there', null],
])('in the app, a handler that %s: the page does it instead, and says so', (_name, handler) => {
  test.each([
    ['call', 'tel:+77001234567', 'Приложение не открыло звонок. Если он не начался, наберите +7 (700) 123-45-67.'],
    ['clicked_return_main', 'https://site.kz/a/77', 'Приложение не ответило. Открываем сайт.'],
  ] as const)('%s', async (action, address, words) => {
    const { opened, said } = await press(action, 'android', handler);
    expect([opened, said.replaceAll(/[\u00a0\u2011]/g, (sign) => (sign === '\u2011' ? '-' : ' '))]).toEqual([
      [address],
      words,
    ]);
  });
});

test.each([
  ['throws', throws],
  ['is not there', null],
])(
  'in the app, a viewer that %s: a dialog offers to open the document, the page stays until then',
  async (_name, handler) => {
    const { opened, said } = await press('open_document', 'android', handler);
    expect([opened, said]).toEqual([[], '']);
    await vi.waitFor(() => expect(modals.state()).toHaveLength(1));
    const [{ key, options } = { key: '', options: null }] = modals.state();
    expect([key, options]).toEqual([
      'document',
      { title: 'Договор', url: 'https://market.kz/files/1', webview: true, open: expect.any(Function) as unknown },
    ]);
    (options as { open: () => void }).open();
    expect(opened).toEqual(['https://market.kz/files/1']);
  },
);

test('documents of our services open wherever these are', async () => {
  await press('open_document', 'android', throws, 'https://docs.partner.kz/files/1');
  await vi.waitFor(() => expect(modals.state()).toHaveLength(1));
  expect(modals.state()[0]?.options).toMatchObject({ url: 'https://docs.partner.kz/files/1' });
});

test('a return that the page makes by its own way', async () => {
  const { opened, said } = await press('clicked_return_main', 'android', throws, undefined, () => true);
  expect([opened, said]).toEqual([[], 'Приложение не ответило. Показываем страницу, которая была раньше.']);
});

test('the words follow the language', async () => {
  await press('clicked_return_main', 'android', throws);
  await setLocale('kk');
  expect(snackbar.state().message()).toBe('Қолданба жауап бермеді. Сайтты ашамыз.');
});

test('a document that may not be opened here either is said in a browser, too', async () => {
  for (const host of ['android', 'web'] as const) {
    snackbar.clear();
    expect(await press('open_document', host, throws, 'https://evil.kz/x.pdf')).toEqual({
      opened: [],
      said: 'Этот документ мы не открыли: его адрес нам незнаком. Позвоните нам, поможем его получить.',
    });
  }
});

test('what the app does, and what a browser does as it always does, needs no words', async () => {
  const handler = vi.fn<() => void>();
  expect(await press('call', 'android', handler)).toEqual({ opened: [], said: '' });
  expect(handler).toHaveBeenCalledOnce();
  expect(await press('call', 'web', handler)).toEqual({ opened: ['tel:+77001234567'], said: '' });
});
