import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';
import { inLanguage, renameFields, type Problem } from '../../machines/kit/problem.ts';
import type { ScreenId } from '../../machines/screens.ts';
import { factsOf } from '../engine/registry.ts';
import type { ScreenView } from '../engine/navigator.types.ts';
import { useLocale } from '../i18n/index.ts';
import type { Profile, ScreenProblem, ScreenProps } from '../blocks/props.ts';
import { formFacts } from '../../schemas/form-facts.ts';
import { useApp, type Printed } from './context.ts';
import { type Failing, useFailing, useUnlessOver } from './failing.ts';
import { GUEST } from './session-gate.ts';
import type { SessionView } from './session-view.ts';

export type AnyProps = ScreenProps<ScreenId>;

/** A problem as a screen gets it. */
export const problemFor = (
  found: Problem | null,
  { onArrival, shown: { isPressed } }: Pick<Failing, 'onArrival' | 'shown'>,
  locale: string,
): ScreenProblem | null => {
  if (found === null) return null;
  const problem = inLanguage(found, locale);
  // Forms name their fields as the borrower's own fields are named.
  const named = renameFields(problem, { 'borrower.': '' });
  return {
    kind: problem.kind,
    here: isPressed,
    text: onArrival,
    fields: named.fields ?? {},
    data: problem.data ?? {},
    retryAfterSec: problem.retryAfterSec ?? null,
  };
};

const noRead = () => {
  throw new Error('This screen declares no reads');
};

const EMPTY = {
  id: null,
  repeats: null,
  screen: null,
  answers: {},
  responses: {},
  intent: null,
  unsettled: {},
  problem: null,
  changed: null,
} as const;

export const useSession = (): SessionView => {
  const { session, came } = useApp();
  return useSyncExternalStore(session.subscribe, session.view, came === null ? session.view : () => GUEST);
};

const never = () => () => undefined;

/** What the settings print on pages. A page that came drawn shows what it was drawn with until it stands. */
export const usePrinted = (): Printed => {
  const { printed, came } = useApp();
  return useSyncExternalStore(
    never,
    () => printed,
    () => came?.printed ?? printed,
  );
};

/** As people are called here; '' where nothing is on record. */
export const fullNameOf = (profile: NonNullable<SessionView['profile']>): string =>
  [profile.lastName, profile.firstName, profile.patronymic].filter(Boolean).join(' ') || profile.username;

const profileOf = ({ profile }: SessionView): Profile | null =>
  profile && {
    id: profile.id,
    firstName: profile.firstName,
    phone: profile.phone,
    role: profile.role,
  };

/** Everything the screen on show gets; anew whenever the flow, the session or the uploads move. */
export const useScreenProps = (view: ScreenView): { props: AnyProps; failing: Failing; problem: Problem | null } => {
  const app = useApp();
  const { flow, drafts, screen, place } = view;
  const snapshot = useSelector(flow?.actor, (now) => now);
  const session = useSession();
  const { facts: config } = usePrinted();
  const uploads = useSyncExternalStore(app.uploads.subscribe, app.uploads.view, app.uploads.view);
  const context = flow?.context() ?? EMPTY;
  const problem = useUnlessOver(flow ? context.problem : screen === 'login' ? session.problem : null);
  const locale = useLocale();
  const online = useSyncExternalStore(app.network.onChange, app.network.isOnline, () => true);
  const failing = useFailing(problem, { locale, online });
  const { onArrival, shown } = failing;
  const told = useMemo(() => problemFor(problem, { onArrival, shown }, locale), [problem, onArrival, shown, locale]);
  const { query, words } = place;
  const placed = useMemo(
    () => ({ query: Object.fromEntries(new URLSearchParams(query)), words, move: app.navigator.move }),
    [app, query, words],
  );
  const { said } = failing;
  const stable = useMemo(() => {
    const send = (event: { type: string; values?: unknown }) => {
      // The next screen is on its way already: what the old one still says is a double press.
      const now = app.navigator.view();
      if (now.kind !== 'screen' || now.visit !== view.visit) return;
      said(() => send(event));
      if (event.type === 'SIGN_IN') return app.session.send(event as never);
      // Before the event: it may lead to a call at once, and the draft is what survives a reload in the middle of it.
      if (event.values !== undefined) drafts.submit(event.type, event.values as Record<string, unknown>);
      app.said(event, screen, flow?.id ?? null);
      flow?.send(event as never);
    };
    return {
      send,
      draft: drafts.form,
      ask: (operation: never, input: never, signal?: AbortSignal) =>
        app.perform(operation, input, signal ? { signal } : {}),
    };
  }, [app, flow, drafts, screen, view, said]);
  const moment = { today: app.today(), codeLength: config.codeLength };
  const props: AnyProps = {
    screen,
    context: context,
    busy: flow ? (snapshot?.hasTag('busy') ?? false) : screen === 'login' && session.busy,
    detour: flow?.line()?.detour ?? false,
    asked: screen === 'login' && session.asked,
    problem: told,
    facts: flow ? factsOf(flow.id, flow.context(), moment) : formFacts(moment),
    config,
    host: app.host,
    profile: profileOf(session),
    personalNumber: app.personalNumber(),
    uploads,
    place: placed,
    documentAt: app.documentAt,
    fill: app.fill,
    useRead: noRead,
    ...(stable as unknown as Pick<AnyProps, 'send' | 'draft' | 'ask'>),
  };
  return { props, failing, problem };
};
