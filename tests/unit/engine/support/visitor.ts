import { vi } from 'vitest';
// What the navigator fetches when it is needed is here already: nothing in a test waits for a module.
import '../../../../machines/products/credit-claim/flow.ts';
import '../../../../machines/products/credit-claim/forms.ts';
import '../../../../machines/products/credit-claim/repeat.ts';
import '../../../../machines/products/commodity-loan/flow.ts';
import '../../../../machines/products/dealer-claim/flow.ts';
import '../../../../machines/products/dealer-claim/forms.ts';
import '../../../../machines/products/short-link/flow.ts';
import '../../../../machines/products/short-link/forms.ts';
import '../../../../src/engine/flow-host.ts';
import '../../../../src/engine/resume.ts';
import '../../../../src/engine/running-flow.ts';
import type { OperationId } from '../../../../openapi/index.ts';
import { samples } from '../../../../openapi/generated/samples.ts';
import { parse } from 'valibot';
import { addresses } from '../../../../machines/generated/addresses.ts';
import { problemOf } from '../../../../machines/kit/problem-of.ts';
import type { Entrance } from '../../../../machines/kit/meta.ts';
import type { Problem } from '../../../../machines/kit/problem.ts';
import { forms } from '../../../paths/support/form-examples.ts';
import { createAppRouter } from '../../../../src/router/routes.ts';
import { createNavigator } from '../../../../src/router/navigator.ts';
import type { NavigatorParts, SessionState } from '../../../../src/engine/navigator.types.ts';
import { entriesAt, factsOf, productOf } from '../../../../src/engine/registry.ts';
import type { DraftStorage } from '../../../../src/engine/drafts.ts';
import type { FormEvent } from '../../../paths/support/forms.ts';
import { settle } from '../../api/support/clock.ts';
import { idleRouter } from './address.ts';
import { browserWindow, historyOf, type BrowserWindow } from './browser-window.ts';

export const memory = (): DraftStorage & { kept: Map<string, string> } => {
  const kept = new Map<string, string>();
  return {
    kept,
    draft: (key) => kept.get(key) ?? null,
    saveDraft: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
  };
};

export interface Call {
  readonly id: OperationId;
  readonly input: unknown;
  readonly key: string | null;
  readonly signal: AbortSignal;
  answer(output: unknown): void;
  fail(problem: Problem): void;
}

/** What a service answers: the sample of that name. */
export const sample = (id: OperationId, name: string): Record<string, unknown> => {
  const found = (samples[id] as readonly { name: string; output?: unknown }[]).find((one) => one.name === name);
  if (found === undefined) throw new Error(`No sample ${name} of ${id}`);
  return found.output as Record<string, unknown>;
};
export const claimAs = (name: string, id = 'c1') => ({ ...sample('claim', name), id });
/** What is typed into the forms before there is a claim, by event. */
export const typed = {
  SUBMIT_CAR: forms.car.examples.valid[0],
  SUBMIT_SELLER: forms.seller.examples.valid[0],
  SUBMIT_TERMS: forms.terms.examples.valid[0],
  SUBMIT_ME: forms.me.examples.valid[0],
  SUBMIT_CONSENTS: forms.consents.examples.valid[0],
  CHOOSE_BANK: forms['bank-choice'].examples.valid[0],
  DECLINE: forms.decline.examples.valid[0],
  SUBMIT_DIGITS: forms.digits.examples.valid[0],
} as const satisfies Partial<Record<FormEvent, object>>;

export const offline = (id: OperationId) => problemOf.lost(id, { wasOnline: true, isOnline: false });

const MOMENT = { today: '2026-02-01', codeLength: 6 };

interface Options {
  browser?: BrowserWindow;
  storage?: ReturnType<typeof memory>;
  session?: SessionState;
  user?: string | null;
  role?: string;
  locale?: () => string;
  parts?: Partial<NavigatorParts>;
}

/** A visitor with a browser, the real navigator and flows, and services that answer when the test says so. */
export const visit = (url: string, options: Options = {}) => {
  const browser = options.browser ?? browserWindow(url);
  const history = historyOf(browser);
  const storage = options.storage ?? memory();
  const calls: Call[] = [];
  const listeners = new Set<() => void>();
  let state: SessionState = options.session ?? 'signedIn';
  let user: string | null = options.user ?? (state === 'signedIn' ? 'u1' : null);
  let intents = 0;
  const setReturnPath = vi.fn<(path: string) => void>();
  const onAway = vi.fn<(url: string, about: { inPage: boolean; claim: string | null }) => void>();
  const takeBack = vi.fn<() => void>();
  const onProblem = vi.fn<(problem: Problem) => () => void>(() => takeBack);
  const onUnhandled = vi.fn<(event: string, state: string) => void>();
  const onEntrance = vi.fn<(entrance: Entrance) => void>();
  const onHeld = vi.fn<() => void>();
  const warnMissingApplication = vi.fn<() => void>();
  const perform = (
    id: OperationId,
    input: unknown,
    { signal, idempotencyKey }: { signal: AbortSignal; idempotencyKey?: string },
  ) =>
    new Promise<unknown>((resolve, reject) => {
      calls.push({ id, input, key: idempotencyKey ?? null, signal, answer: resolve, fail: reject });
    });
  const navigator = createNavigator(createAppRouter({ history, context: idleRouter }), {
    storage,
    now: () => Date.UTC(2026, 1, 1),
    closeLayer: () => false,
    layers: { count: () => 0, subscribe: () => () => undefined, onFirst: () => undefined },
    onHeld,
    world: () =>
      Promise.resolve({
        perform: perform as never,
        locale: options.locale ?? (() => 'ru'),
        newIntent: () => `intent-${(intents += 1)}`,
        whenVisible: () => Promise.resolve(),
        now: () => 0,
        random: () => 0.5,
        onProblem,
        onAway,
        onUnhandled,
        onStep: () => {},
      }),
    session: {
      state: () => state,
      userId: () => user,
      role: () => (user === null ? null : (options.role ?? 'client')),
      setReturnPath,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    moment: () => MOMENT,
    currentClaim: () => Promise.resolve(null),
    warnMissingApplication,
    entrance: () => Promise.resolve(onEntrance),
    onEnter: () => {},
    onOpen: () => {},
    reloadForPart: () => false,
    prepare: () => undefined,
    prepareAt: () => undefined,
    ...options.parts,
  });
  const view = navigator.view;
  const screen = () => {
    const now = view();
    return now.kind === 'screen' ? now.screen : now.kind === 'error' ? now.status : now.kind;
  };
  const flow = () => {
    const now = view();
    if (now.kind !== 'screen' || now.flow === null) throw new Error('No flow on show');
    return now.flow;
  };
  const drafts = () => {
    const now = view();
    if (now.kind !== 'screen') throw new Error('No screen on show');
    return now.drafts;
  };
  return {
    navigator,
    history,
    form: (event: string) => drafts().form(event),
    submit: (event: string, values: Record<string, unknown>) => drafts().submit(event, values),
    browser,
    storage,
    calls,
    setReturnPath,
    onAway,
    onProblem,
    takeBack,
    onUnhandled,
    onHeld,
    warnMissingApplication,
    onEntrance,
    screen,
    flow,
    url: () => browser.url(),
    /** The last call of an operation. */
    last: (id: OperationId): Call => {
      const call = calls.findLast((one) => one.id === id);
      if (call === undefined) throw new Error(`${id} was not called; calls: ${calls.map((one) => one.id).join(', ')}`);
      return call;
    },
    count: (id: OperationId) => calls.filter((one) => one.id === id).length,
    start: async () => {
      // Their time to come depends on the machine.
      await Promise.all(addresses.map(entriesAt));
      void navigator.start();
      await settle();
    },
    /** What a screen does: what is typed goes into the draft, then the event with the form's values. */
    say: async (type: string) => {
      const now = view();
      const raw = type in typed ? typed[type as keyof typeof typed] : undefined;
      if (raw === undefined || now.kind !== 'screen') flow().send({ type } as never);
      else {
        const { id, context } = flow();
        const rules = (await productOf(id).forms?.())?.[type];
        if (rules === undefined) throw new Error(`${id} has no form of ${type}`);
        const values = parse(rules(factsOf(id, context(), MOMENT)), raw) as object;
        now.drafts.form(type).save({ ...raw });
        now.drafts.submit(type, { ...values });
        flow().send({ type, values } as never);
      }
      await settle();
    },
    answer: async (id: OperationId, output: unknown) => {
      calls.findLast((one) => one.id === id)?.answer(output);
      await settle();
    },
    fail: async (id: OperationId, problem: Problem) => {
      calls.findLast((one) => one.id === id)?.fail(problem);
      await settle();
    },
    session: async (next: SessionState, id: string | null = next === 'signedIn' ? 'u1' : null) => {
      state = next;
      user = id;
      for (const listener of listeners) listener();
      await settle();
    },
    pop: async (by: number) => {
      browser.go(by);
      await settle();
    },
    go: async (href: string) => {
      navigator.go(href);
      await settle();
    },
  };
};
