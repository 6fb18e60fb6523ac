import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSpeakingBridge } from '../../../src/app/speaking-bridge.ts';
import { loadCatalogue, setLocale } from '../../../src/i18n/index.ts';
import type { BridgeAction, Host } from '../../../src/platform/bridge.ts';
import { createLog } from '../../../src/platform/log.ts';
import { snackbar } from '../../../src/ui/snackbar.store.ts';
import { testClock } from '../api/support/clock.ts';

const PHONE = '77001234567';
const pressed = {
  call: { phone: PHONE },
  open_document: { url: '/files/1', title: 'Договор' },
  clicked_return_main: { productId: '77' },
} as const;
type Pressed = keyof typeof pressed;

const press = async (action: Pressed, host: Host, handler: (() => void) | null, url?: string) => {
  const opened: string[] = [];
  const app = handler === null ? {} : { [action]: handler };
  const target = Object.assign(new EventTarget(), { document: new EventTarget(), app });
  const win = Object.assign(target, { self: target, top: target }) as unknown as Window;
  const { tell } = createSpeakingBridge({
    win,
    host,
    config: {
      iosChannel: 'app',
      androidObject: 'app',
      aitu: {},
      publicSite: 'https://site.kz/',
      announcement: 'https://site.kz/a/{productId}',
      hosts: [],
    },
    clock: testClock(),
    log: createLog(() => {}),
    assign: (to) => void opened.push(to),
    origin: 'https://market.kz',
  });
  await tell(action as BridgeAction, (url === undefined ? pressed[action] : { url }) as never);
  return { opened, said: snackbar.state().message() };
};
const throws = () => {
  throw new Error('native');
};

beforeEach(async () => {
  snackbar.clear();
  await setLocale('ru');
  await loadCatalogue('host');
});

describe.each([
  ['throws', throws],
  ['is not there', null],
])('in the app, a handler that %s: the page does it instead, and says so', (_name, handler) => {
  test.each([
    ['call', 'tel:+77001234567', 'Приложение не открыло звонок. Если он не начался, наберите +7 (700) 123-45-67.'],
    [
      'open_document',
      'https://market.kz/files/1',
      'Приложение не открыло документ. Открываем его здесь, вернуться можно кнопкой «Назад».',
    ],
    ['clicked_return_main', 'https://site.kz/a/77', 'Приложение не ответило. Открываем сайт.'],
  ] as const)('%s', async (action, address, words) => {
    const { opened, said } = await press(action, 'android', handler);
    expect([opened, said.replaceAll(/[\u00a0\u2011]/g, (sign) => (sign === '\u2011' ? '-' : ' '))]).toEqual([
      [address],
      words,
    ]);
  });
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
      said: 'Документ не открылся. Попробуйте ещё раз.',
    });
  }
});

test('what the app does, and what a browser does as it always does, needs no words', async () => {
  const handler = vi.fn<() => void>();
  expect(await press('call', 'android', handler)).toEqual({ opened: [], said: '' });
  expect(handler).toHaveBeenCalledOnce();
  expect(await press('call', 'web', handler)).toEqual({ opened: ['tel:+77001234567'], said: '' });
});
