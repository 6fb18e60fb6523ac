import { expect, it, vi } from 'vitest';
import type { FileInfo } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import { createRemoval } from '../../../src/products/credit-claim/blocks/questionnaire/removal.ts';

const [example] = samples.listFiles.find(({ name }) => name === 'statement')!.body as [FileInfo];
const file = (id: string): FileInfo => ({ ...example, id, name: `${id}.pdf` });
const [A, B] = [file('a'), file('b')];

/** A server whose answers are given by hand. */
const setUp = () => {
  const answers = new Map<string, (cause: (() => string) | null) => void>();
  const remove = vi.fn((id: string) => new Promise<(() => string) | null>((answer) => void answers.set(id, answer)));
  const failed = vi.fn();
  const removal = createRemoval(remove, failed);
  return {
    removal,
    remove,
    failed,
    answer: (id: string, cause: string | null) => answers.get(id)?.(cause === null ? null : () => cause),
  };
};

it('what is brought back was never sent', async () => {
  const { removal, remove } = setUp();
  removal.start(A, true);
  expect(removal.state()).toEqual({ going: A, timed: true, gone: ['a'] });
  removal.undo();
  expect(removal.state()).toMatchObject({ going: null, gone: [] });
  expect(await removal.finish()).toBe(true);
  expect(remove).not.toHaveBeenCalled();
});

it('whoever goes on waits until it is gone, also when it was on its way already', async () => {
  const { removal, remove, answer } = setUp();
  const over = vi.fn();
  removal.start(A, true);
  void removal.finish();
  void removal.finish().then(over);
  await Promise.resolve();
  expect(remove).toHaveBeenCalledExactlyOnceWith('a');
  expect(over).not.toHaveBeenCalled();
  removal.undo();
  answer('a', null);
  await vi.waitFor(() => expect(over).toHaveBeenCalledExactlyOnceWith(true));
  // The list is read anew later: until then it does not stand there again.
  expect(removal.state().gone).toEqual(['a']);
});

it('the next one sends the one before; whoever goes on waits for both', async () => {
  const { removal, remove, answer } = setUp();
  const over = vi.fn();
  removal.start(A, true);
  removal.start(B, false);
  expect(remove.mock.calls).toEqual([['a']]);
  expect(removal.state()).toEqual({ going: B, timed: false, gone: ['a', 'b'] });
  void removal.finish().then(over);
  answer('b', null);
  await new Promise(setImmediate);
  expect(over).not.toHaveBeenCalled();
  answer('a', null);
  await vi.waitFor(() => expect(over).toHaveBeenCalledExactlyOnceWith(true));
});

it('one that does not go stands in the list again, is told, and holds nobody a second time', async () => {
  const { removal, failed, answer } = setUp();
  removal.start(A, true);
  const end = removal.finish();
  answer('a', 'offline');
  expect(await end).toBe(false);
  expect(removal.state()).toMatchObject({ going: null, gone: [] });
  expect(failed).toHaveBeenCalledTimes(1);
  expect(failed.mock.calls[0]?.[0]).toBe(A);
  expect(await removal.finish()).toBe(true);
});
