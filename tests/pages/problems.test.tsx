import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { flowIds } from '../../machines/generated/products.ts';
import { problemLines } from './problem-lines.ts';
import { speakIds } from './words.ts';

const PATIENCE_MS = 120_000;

interface FormParts {
  readonly event: string;
  readonly problem?: Readonly<Record<string, readonly string[]>> | null;
  readonly failure?: string | null;
}
/** What a form does with a refusal comes after it was drawn: here it says at once what it was given. */
vi.mock('../../src/ui/form/form.tsx', async (original) => {
  const { Form, ...others } = await original<{ Form: ComponentType<FormParts> }>();
  const spoken = ({ event, problem, failure }: FormParts): string => {
    const fields = Object.entries(problem ?? {});
    const heard = fields.map(([field, words]) => `${field}: ${words.join(', ')}`);
    return [...heard, ...(failure === undefined ? [] : [`the press: ${failure ?? 'nothing'}`])]
      .map((one, at) => (at === 0 ? `${event} refused at ${one}` : one))
      .join('; ');
  };
  return {
    ...others,
    Form: (props: FormParts) => (
      <>
        <p>{spoken(props)}</p>
        <Form {...props} />
      </>
    ),
  };
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-02-01T05:00:00Z') });
  speakIds('ru');
});

/**
 * What each screen says of every way in which a call can fail, and which field of a form hears which refusal: compared with what
 * was read and kept. `npm run paths:update` writes it anew.
 */
test.each(flowIds)('%s: what failed is said as declared', { timeout: PATIENCE_MS }, async (flow) => {
  await expect(await problemLines(flow)).toMatchFileSnapshot(`../products/${flow}/golden/problems.txt`);
});
