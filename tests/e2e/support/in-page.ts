/**
 * What walks of generated paths do many thousand times, done inside the page in one call each: a call from outside costs
 * more than what it does. Each function runs in the page and may use nothing from outside itself.
 *
 * Where the page's clock stands still (`page.clock.pauseAt`), it is moved on by Playwright's own controller, which lies in
 * the page as `__pwClock`; a version that has it elsewhere fails every path at once.
 */

interface Clock {
  readonly controller: { runFor(ms: number): Promise<void> };
  /** The browser's own functions, whatever the page's clock does. */
  readonly builtins: Pick<typeof globalThis, 'setTimeout'>;
}
declare global {
  interface Window {
    readonly __pwClock: Clock;
  }
}

/** One field: its value, whether it is left out where it has no control, and what is typed to find the value in a long list. */
export type Field = readonly [path: string, value: unknown, mayLack: boolean, name?: string | undefined];

/**
 * Puts values into fields of a form, one after another. What is typed comes as the browser's own events (focus,
 * `beforeinput`, `input`), as from a keyboard that pastes. Stops at the first value that needs more than that: no control
 * yet, one that is folded away or off, a link, a slider, a long list without a name to look for.
 *
 * @param form the form's element
 * @param fields in the order of filling
 * @returns how many of the fields are done with
 */
export async function fillInPage(form: Element, fields: readonly Field[]): Promise<number> {
  const TYPED = new Set(['text', 'tel', 'password', 'email', 'search', 'textarea']);
  /** What the page does about an event is done; timers of the page may stand still, messages do not. */
  const rendered = (): Promise<void> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  const isTyped = (one: Element): one is HTMLInputElement | HTMLTextAreaElement =>
    (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) && TYPED.has(one.type);
  const isOff = (one: Element): boolean =>
    !one.checkVisibility({ visibilityProperty: true }) ||
    one.matches(':disabled, [readonly], [aria-disabled="true"]') ||
    one.closest('[data-experience]') !== null;
  const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
    field.focus();
    field.select();
    // Deprecated, and the only way of a page to type as a person does: the browser itself sends the events.
    if (text === '') document.execCommand('delete');
    else document.execCommand('insertText', false, text);
  };
  /** A search waits a moment before it asks, then for its answer: the page's time moves a little, then real time alone. */
  const appears = async (selector: string): Promise<HTMLElement | null> => {
    for (let look = 0; look < 2_000; look += 1) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found !== null) return found;
      await window.__pwClock.controller.runFor(look < 10 ? 50 : 1);
      await new Promise((resolve) => window.__pwClock.builtins.setTimeout(resolve, 5));
    }
    return null;
  };
  const choose = async (list: HTMLInputElement, value: string, name: string): Promise<void> => {
    list.focus();
    list.click();
    // What stands there already is no typing.
    if (list.value === name) type(list, '');
    type(list, name);
    const option = await appears(`[role="option"][data-value="${value}"]`);
    if (option === null) throw new Error(`${list.name}: no choice ${value} is found by "${name}"`);
    option.click();
  };

  const controlsAt = (path: string) => [...form.querySelectorAll(`[name="${path}"], [data-field="${path}"]`)];
  const canTake = ([one]: Element[]): boolean => one !== undefined && !isOff(one);

  let isTyping = false;
  for (const [at, [path, value, mayLack, name]] of fields.entries()) {
    // What was typed may have brought it.
    if (isTyping && !canTake(controlsAt(path))) await rendered();
    const controls = controlsAt(path);
    const [first] = controls;
    if (first === undefined && mayLack) continue;
    if (first === undefined || isOff(first)) return at;
    const text = String(value);
    if (first instanceof HTMLSelectElement) {
      if (![...first.options].some((option) => option.value === text)) return at;
      first.focus();
      first.value = text;
      for (const event of ['input', 'change']) first.dispatchEvent(new Event(event, { bubbles: true }));
    } else if (first instanceof HTMLInputElement && first.type === 'radio') {
      const wanted = controls.find((one) => one instanceof HTMLInputElement && one.value === text);
      if (!(wanted instanceof HTMLInputElement) || isOff(wanted)) return at;
      wanted.focus();
      wanted.click();
    } else if (first instanceof HTMLInputElement && first.type === 'checkbox') {
      first.focus();
      if (first.checked !== (value === true)) first.click();
    } else if (first instanceof HTMLInputElement && first.role === 'combobox') {
      if (name === undefined) return at;
      await choose(first, text, name);
    } else if (isTyped(first)) {
      type(first, text);
      isTyping = true;
      // What the page keeps of it, it keeps before the next is typed.
      await Promise.resolve();
      continue;
    } else return at;
    await rendered();
    isTyping = false;
  }
  if (isTyping) await rendered();
  return fields.length;
}

/**
 * Where the reasons of failed presses stand on the page: in sight, with the focus, and not farther from its control than a
 * reason may be to be at hand (48 CSS pixels).
 */
export function reasonsAtHand() {
  const BESIDE_PX = 48;
  const { innerHeight, innerWidth } = window;
  // The window without what lies over its top: the header, and the banner of the network.
  const top = [...document.querySelectorAll('header, #offline')].reduce(
    (edge, one) => Math.max(edge, one.getBoundingClientRect().bottom),
    0,
  );
  const isInSight = (box: DOMRect) =>
    box.top >= top - 1 && box.bottom <= innerHeight + 1 && box.left >= 0 && box.right <= innerWidth + 1;
  return [...document.querySelectorAll<HTMLElement>('[data-failure]')].map((reason) => {
    const box = reason.getBoundingClientRect();
    const control = reason.nextElementSibling?.getBoundingClientRect();
    return {
      says: reason.textContent.trim(),
      inSight: isInSight(box),
      focused: reason.contains(document.activeElement),
      beside: control !== undefined && isInSight(control) && control.top - box.bottom <= BESIDE_PX,
    };
  });
}

/** How the sandbox's plan stands, and what of the page is still at work. */
export interface Settled {
  readonly unplanned: readonly string[];
  readonly invalid: readonly unknown[];
  readonly unused: readonly string[];
  /** Controls that are busy. */
  readonly busy: number;
}

/**
 * Waits until everything that was planned has been asked for and no control is busy: one quiet look is followed by another,
 * for an answer that has come is on the page a moment later.
 * @param itself what the screen on show reads for itself: it may be asked for or not
 * @returns what was seen last; the caller judges
 */
export async function settleInPage(itself: readonly string[]): Promise<Settled> {
  const LOOKS = 100;
  const { controller, builtins } = window.__pwClock;
  let seen: Settled = { unplanned: [], invalid: [], unused: [], busy: 0 };
  for (let look = 0, quiet = 0; look < LOOKS && quiet < 2; look += 1) {
    // Short waits of the page (a search's) get their time; so little of it that nothing is read anew by itself.
    if (look < 10) await controller.runFor(50);
    await new Promise((resolve) => builtins.setTimeout(resolve, look < 10 ? 1 : 10));
    const report = (await (await fetch('/sandbox/api/plan')).json()) as {
      unplanned: string[];
      invalid: unknown[];
      unused: { operationId: string }[];
    };
    seen = {
      unplanned: report.unplanned,
      invalid: report.invalid,
      unused: report.unused.map(({ operationId }) => operationId).filter((id) => !itself.includes(id)),
      // What is off for a reason that stands beside it is not at work.
      busy: document.querySelectorAll('main [aria-disabled="true"]:not([aria-describedby])').length,
    };
    if (seen.unplanned.length + seen.invalid.length > 0) break;
    quiet = seen.unused.length + seen.busy === 0 ? quiet + 1 : 0;
  }
  return seen;
}
