import { describe, expect, test, vi } from 'vitest';
import { layers } from '../../../src/ui/layers.store.ts';
import { createModals } from '../../../src/ui/modals.store.ts';
import { createSnackbar } from '../../../src/ui/snackbar.store.ts';
import { bestFound, moved } from '../../../src/ui/form/options.ts';

const component = () => null;

describe('the snackbar', () => {
  const shown = (bar: ReturnType<typeof createSnackbar>) => {
    const { show, message, showIcon, status } = bar.state();
    return show ? [message(), showIcon, status] : null;
  };
  test('shows one message at a time, in order', () => {
    const bar = createSnackbar();
    bar.success(() => 'первое');
    bar.error(() => 'второе', false);
    expect(shown(bar)).toEqual(['первое', true, 'success']);
    bar.close();
    expect(shown(bar)).toEqual(['второе', false, 'error']);
    bar.close();
    expect(bar.state().show).toBe(false);
  });
  test('the same words are not queued twice', () => {
    const bar = createSnackbar();
    bar.error(() => 'раз');
    bar.error(() => 'раз');
    bar.error(() => 'два');
    bar.error(() => 'два');
    bar.close();
    expect(bar.state().message()).toBe('два');
    bar.close();
    expect(bar.state().show).toBe(false);
    bar.error(() => 'раз');
    expect(bar.state().show).toBe(true);
  });
  test('after a logout nothing waits', () => {
    const bar = createSnackbar();
    bar.success(() => 'раз');
    bar.success(() => 'два');
    bar.clear();
    expect(bar.state().show).toBe(false);
    bar.close();
    expect(bar.state().show).toBe(false);
  });
  test('words that are true no longer are taken back, shown or waiting', () => {
    const bar = createSnackbar();
    const slow = () => 'медленно';
    bar.error(() => 'раз');
    bar.error(slow);
    bar.withdraw(slow);
    expect(bar.state().message()).toBe('раз');
    bar.close();
    expect(bar.state().show).toBe(false);
    bar.error(slow);
    bar.error(() => 'два');
    bar.withdraw(slow);
    expect(bar.state().message()).toBe('два');
    bar.withdraw(slow);
    expect(bar.state().message()).toBe('два');
  });
  test('words on show follow the language', () => {
    const bar = createSnackbar();
    let language = 'ru';
    bar.error(() => (language === 'ru' ? 'ошибка' : 'қате'));
    language = 'kk';
    expect(bar.state().message()).toBe('қате');
  });
  test('what stands on the page already is not said once more', () => {
    const bar = createSnackbar();
    let offline = true;
    bar.leaves((words) => offline && words === 'нет сети');
    bar.error(() => 'нет сети');
    expect(bar.state().show).toBe(false);
    offline = false;
    bar.error(() => 'нет сети');
    expect(bar.state().show).toBe(true);
  });
  test('no words, no snackbar', () => {
    const bar = createSnackbar();
    bar.error(() => '');
    expect(bar.state().show).toBe(false);
  });
});

describe('the stack of dialogs', () => {
  const open = (stack: ReturnType<typeof createModals>, key: string, onClose?: (result: unknown) => void) =>
    stack.open<null, unknown>({ key, component, options: null, onClose });
  const shown = (stack: ReturnType<typeof createModals>) =>
    stack
      .state()
      .filter((modal) => modal.open)
      .map((modal) => modal.key);

  test('Back closes the top one only, and tells its opener', () => {
    const stack = createModals();
    const closed = vi.fn();
    open(stack, 'bank');
    open(stack, 'confirm', closed);
    expect(stack.closeTop()).toBe(true);
    expect(closed).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(shown(stack)).toEqual(['bank']);
    expect(stack.closeTop()).toBe(true);
    expect(stack.closeTop()).toBe(false);
  });
  test('a result goes to the opener once', () => {
    const stack = createModals();
    const closed = vi.fn();
    open(stack, 'confirm', closed);
    stack.close('confirm', true);
    stack.close('confirm', false);
    expect(closed).toHaveBeenCalledExactlyOnceWith(true);
  });
  test('what an open one was given may be renewed; a closed one stays as it was', () => {
    const stack = createModals();
    open(stack, 'bank');
    open(stack, 'compare');
    stack.renew('compare', 2);
    stack.renew('nobody', 3);
    expect(stack.state().map(({ key, options }) => [key, options])).toEqual([
      ['bank', null],
      ['compare', 2],
    ]);
    stack.close('compare');
    stack.renew('compare', 4);
    expect(stack.state().map(({ options }) => options)).toEqual([null, 2]);
  });
  test('the same key is not opened twice, but again after it is closed', () => {
    const stack = createModals();
    expect(open(stack, 'bank')).toBe(true);
    expect(open(stack, 'bank')).toBe(false);
    stack.close('bank');
    expect(open(stack, 'bank')).toBe(true);
    stack.drop('bank');
    expect(shown(stack)).toEqual(['bank']);
  });
  test('an opener of yesterday is not told of today’s dialog', () => {
    const stack = createModals();
    const closed = vi.fn();
    open(stack, 'bank', closed);
    stack.close('bank');
    open(stack, 'bank');
    stack.close('bank');
    expect(closed).toHaveBeenCalledTimes(1);
  });
  test('a closed one stays until its exit is over', () => {
    const stack = createModals();
    open(stack, 'bank');
    stack.close('bank');
    expect(stack.state()).toHaveLength(1);
    stack.drop('bank');
    expect(stack.state()).toHaveLength(0);
  });
  test('an opener may open the next one from its callback', () => {
    const stack = createModals();
    open(stack, 'a', () => open(stack, 'b'));
    stack.close('a');
    expect(shown(stack)).toEqual(['b']);
  });
  test('all at once, the highest first', () => {
    const stack = createModals();
    const order: string[] = [];
    open(stack, 'a', () => order.push('a'));
    open(stack, 'b', () => order.push('b'));
    stack.closeAll();
    expect(order).toEqual(['b', 'a']);
  });
});

test('layers: the one opened last is closed first; a gone layer is skipped', () => {
  const closed: string[] = [];
  const gone = layers.add(() => closed.push('drawer'));
  const list = layers.add(() => closed.push('list'));
  expect(layers.closeTop()).toBe(true);
  list();
  gone();
  expect(layers.closeTop()).toBe(false);
  expect(closed).toEqual(['list']);
});

describe('a searchable list', () => {
  const marks = ['Toyota', 'Kia', 'Лада', 'Қазақ авто'].map((label) => ({ value: label, label }));
  test('an empty query shows all, a query the beginnings of words', () => {
    expect(bestFound(marks, ' ').options).toHaveLength(4);
    expect(bestFound(marks, 'каз').options.map((option) => option.label)).toEqual(['Қазақ авто']);
    expect(bestFound(marks, 'ota').options).toEqual([]);
  });
  test('nobody reads more than fifty', () => {
    const many = Array.from({ length: 51 }, (_, n) => ({ value: `${n}`, label: `${n}` }));
    expect(bestFound(many, '')).toMatchObject({ phase: 'done', cut: true });
    expect(bestFound(many, '').options).toHaveLength(50);
    expect(bestFound(many.slice(1), '').cut).toBe(false);
  });
  test('the highlight turns around at the ends', () => {
    expect(moved(-1, 'ArrowDown', 3)).toBe(0);
    expect(moved(2, 'ArrowDown', 3)).toBe(0);
    expect(moved(-1, 'ArrowUp', 3)).toBe(2);
    expect(moved(0, 'ArrowUp', 3)).toBe(2);
    expect(moved(0, 'ArrowDown', 0)).toBe(-1);
  });
});
