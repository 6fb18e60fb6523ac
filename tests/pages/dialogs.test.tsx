import { Dialog } from '@ark-ui/react/dialog';
import type { FunctionComponent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ModalProps } from '../../src/ui/index.ts';
import { samples } from '../../openapi/generated/samples.ts';
import { valuesOf } from './page-values.ts';
import { drawAll } from './render.tsx';
import { speakIds } from './words.ts';

const TODAY = '2026-02-01';
const outputs = (id: keyof typeof samples): readonly unknown[] =>
  samples[id].filter(({ kind }) => kind === 'done').flatMap(({ output }) => output);
const answers = outputs('listIntegrations') as readonly {
  status: string;
  approved: unknown;
  bank: { phone?: string | null };
}[];
const approved = answers.find(({ status }) => status === 'approved');
const rejected = answers.find(({ status }) => status === 'rejected');
const silent = answers.find(({ status, bank }) => status === 'rejected' && bank.phone === null);

/** Dialogs that show figures, with what opens them. */
const dialogs: Readonly<Record<string, readonly [() => Promise<{ default: unknown }>, object]>> = {
  'an offer for goods': [
    () => import('../../src/products/commodity-loan/dialogs/offer-detail.tsx'),
    {
      offer: { ...(outputs('listCommodityOffers').at(-1) as object), rate: 24, gesv: 27.4, overpayment: 63_228 },
      total: 400_000,
      today: TODAY,
    },
  ],
  'conditions of a bank': [
    () => import('../../src/blocks/banks/dialogs/conditions.tsx'),
    { answer: approved, tab: 'terms' },
  ],
  'a refusal of a bank': [
    () => import('../../src/blocks/banks/dialogs/rejection.tsx'),
    { answer: rejected, changes: [], price: 10_000_000, note: null, onApply: null, host: { webview: false } },
  ],
  'a refusal of a bank that tells no number': [
    () => import('../../src/blocks/banks/dialogs/rejection.tsx'),
    { answer: silent, changes: [], price: 10_000_000, note: null, onApply: null, host: { webview: false } },
  ],
  'an offer of an insurer': [
    () => import('../../src/blocks/insurance/dialogs/offer.tsx'),
    {
      offer: (outputs('listOffers') as readonly { premium: number | null }[]).find(({ premium }) => premium !== null),
      start: TODAY,
      asked: null,
      read: () => new Promise(() => undefined),
    },
  ],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse(`${TODAY}T05:00:00Z`) });
  speakIds('ru');
});

test.each(Object.keys(dialogs))('dialog: %s says what is declared', async (name) => {
  const [load, options] = dialogs[name] ?? [];
  if (load === undefined) throw new Error(`No dialog ${name}`);
  const Shown = (await load()).default as FunctionComponent<ModalProps<unknown, unknown>>;
  const lines = valuesOf(
    ({ context }) =>
      drawAll(
        <Dialog.Root open>
          <Shown options={context['options']} close={() => undefined} />
        </Dialog.Root>,
      ),
    { context: { options }, reads: {} },
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/${name.replaceAll(' ', '-')}.txt`);
});
