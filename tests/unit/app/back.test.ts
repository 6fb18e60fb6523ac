import { beforeAll, expect, it, vi } from 'vitest';
import { createBack } from '../../../src/app/back.ts';
import type { View } from '../../../src/engine/navigator.types.ts';
import { entriesAt } from '../../../src/engine/registry.ts';

beforeAll(() => entriesAt('/client-intro'));

const open = ({ webview = true, screen = 'client-intro', layer = false } = {}) => {
  const returnMain = vi.fn<(instead: () => boolean) => void>();
  const goBack = vi.fn<() => boolean>(() => false);
  const back = createBack({
    closeLayer: () => layer,
    view: () => ({ kind: 'screen', screen }) as View,
    webview,
    returnMain,
    goBack,
  });
  return { handled: back(), left: returnMain.mock.calls.length, wentBack: goBack.mock.calls.length };
};

it.each([
  ['from the first page of a link to the app around us', {}, { handled: true, left: 1, wentBack: 0 }],
  ['in a browser there is none', { webview: false }, { handled: false, left: 0, wentBack: 1 }],
  ['from every other page to the one before', { screen: 'client-request' }, { handled: false, left: 0, wentBack: 1 }],
  ['what lies above the page is closed first', { layer: true }, { handled: true, left: 0, wentBack: 0 }],
])('%s', (_name, given, expected) => {
  expect(open(given)).toEqual(expected);
});

it('where the app does not take the person back, the page goes its own way', () => {
  const goBack = vi.fn<() => boolean>(() => true);
  const back = createBack({
    closeLayer: () => false,
    view: () => ({ kind: 'screen', screen: 'client-intro' }) as View,
    webview: true,
    returnMain: (instead) => void instead(),
    goBack,
  });
  expect([back(), goBack.mock.calls.length]).toEqual([true, 1]);
});
