import {
  keepPreviousData,
  onlineManager,
  hashKey,
  type Query,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { CallInput, CallOutput, OperationId } from '../../openapi/index.ts';
import { isProblem, present, type Problem, type ProblemKind } from '../../machines/kit/problem.ts';
import { operations } from '../api/operation-table.ts';
import { translate, useLocale } from '../i18n/index.ts';
import { createNetwork } from '../platform/network.ts';
import type { Log } from '../platform/log.ts';
import type { HostActions, Read, ReadOptions } from '../blocks/props.ts';
import { announce } from '../ui/announce.store.ts';
import { type App, onTouched, useApp } from './context.ts';
import { createFailedReads } from './failed-reads.ts';
import { createFileSharing } from './file-sharing.ts';
import { sayProblem } from './say-problem.ts';

/** Reference lists hardly change; a claim's data are read anew when they are touched. */
const FRESH_MS = 5 * 60 * 1_000;
/** What was read so lately is not read again because the page is seen again. */
const LATELY_MS = 5_000;

/** What was never asked for has nothing to be asked again. */
const tagsOf = (operation: OperationId): readonly string[] => operations.known(operation)?.tags ?? [];

/** Lists that nobody changes while they are looked at. */
const STANDING: ReadonlySet<string> = new Set(['references', 'banks', 'stations']);
/** Seen again, or with a network again: what others can change is read anew, and what could not be read. */
const lookAgain = ({ queryKey, state }: Query): 'always' | false =>
  (state.data === undefined || !tagsOf(queryKey[0] as OperationId).some((tag) => STANDING.has(tag))) &&
  Date.now() - state.dataUpdatedAt >= LATELY_MS &&
  'always';

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // `perform` repeats by the contract's own rule; a second rule here would multiply it.
      retry: false,
      refetchOnWindowFocus: lookAgain,
      refetchOnReconnect: lookAgain,
    },
  },
});

// The library itself listens only while something reads, and begins by believing in a network: it is told for as long as
// the page lives, before the first query is made.
// While pages are drawn there is none.
if (typeof window !== 'undefined') {
  const network = createNetwork(window);
  onlineManager.setOnline(network.isOnline());
  network.onChange((online) => onlineManager.setOnline(online));
}

/** Where the reads of a screen are sent comes beside the screen, not after it. */
export const expect = (reads: readonly OperationId[]): void => operations.ahead(reads);

/** One rule for all calls: after a call that changed something, reads that share a contract tag are asked again. */
onTouched((tags) => {
  void client.invalidateQueries({
    predicate: ({ queryKey }) => tagsOf(queryKey[0] as OperationId).some((tag) => tags.includes(tag)),
  });
});

/** By the same table as the calls of flows. */
const told = createFailedReads(({ problem, log }: { problem: Problem; log: Pick<Log, 'write'> }) =>
  sayProblem(problem, log),
);

const wordsOf = (error: unknown): string | null =>
  error === null ? null : isProblem(error) ? present(error, translate).words : translate('error.unknown');

/** No answer just now: what is on show stays. */
const PASSING: ReadonlySet<string> = new Set<ProblemKind>(['offline', 'network', 'timeout', 'broken']);
const isPassing = (error: unknown): boolean => isProblem(error) && PASSING.has(error.kind);

/** The registry's `reads`, bound to the typed calls and kept by language. */
export const useRead = <Id extends OperationId>(
  operation: Id,
  input: CallInput<Id> | null,
  { every, quiet = false }: ReadOptions = {},
): Read<CallOutput<Id>> => {
  const { perform, log } = useApp();
  const locale = useLocale();
  const queryKey = [operation, locale, input] as const;
  const query = hashKey(queryKey);
  /** Somebody has pressed a button for it. */
  const asked = useRef(false);
  const { data, isPending, isPlaceholderData, error, refetch, fetchStatus } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = client.getQueryState(queryKey);
      const isPressed = asked.current;
      const awaited = isPressed || known?.data === undefined || known.isInvalidated;
      asked.current = false;
      try {
        // What is on show already is only compared.
        const output = await perform(operation, input as CallInput<Id>, { signal, quiet: !awaited });
        told.over(query);
        return output;
      } catch (problem) {
        if (isProblem(problem) && !quiet) {
          told.failed(query, { problem, log });
          const { where, words } = present(problem, translate);
          // What failed once more stands as it stood: nothing else would say it.
          if (isPressed && where === 'page') announce(words);
        }
        throw problem;
      }
    },
    refetchInterval: every ?? false,
    // What is asked for on a clock is old at once for the next page that shows it.
    staleTime: every ? 0 : FRESH_MS,
    enabled: input !== null,
    placeholderData: keepPreviousData,
  });
  // While it is asked once more, why it failed stands where it stood, and its button keeps the focus.
  const last = useRef<{ query: string; error: unknown }>({ query, error });
  if (!isPending || last.current.query !== query) last.current = { query, error };
  const cause = last.current.error;
  const isOnShow = data !== undefined && !isPlaceholderData;
  // Not even asked for, as long as there is no network: nothing is on its way that a page could wait for.
  const isHeld = isPending && fetchStatus === 'paused';
  return {
    data: data,
    pending: isPending && input !== null && !isHeld,
    old: isPlaceholderData,
    error: isHeld ? translate('error.unread') : isOnShow && isPassing(cause) ? null : wordsOf(cause),
    retry: () => {
      if (isHeld) announce(translate('error.unread'));
      asked.current = true;
      told.over(query);
      void refetch();
    },
  };
};

/** Tells the flow what a read of its screen has answered: rules of the form depend on it. */
export function ResponseListener({ operation }: { operation: OperationId }) {
  const { navigator } = useApp();
  const { data, old } = useRead(operation, {});
  useLayoutEffect(() => {
    if (data !== undefined && !old) navigator.updateResponse(operation, data);
  }, [navigator, operation, data, old]);
  return null;
}

/** The device is asked once, and not before a screen wants to know: its answer takes a millisecond. */
const withPapers = ({ host, progress }: Pick<App, 'host' | 'progress'>): HostActions => {
  let asked: { readonly sharing: HostActions['fileSharing'] } | null = null;
  return {
    ...host,
    get fileSharing() {
      asked ??= { sharing: createFileSharing(host.webview, progress) };
      return asked.sharing;
    },
  };
};
const hosts = new WeakMap<App, HostActions>();

/** The host, with what it can do with papers. */
export const useHost = (): HostActions => {
  const app = useApp();
  const host = hosts.get(app) ?? withPapers(app);
  hosts.set(app, host);
  return host;
};

/** Out of the browser's page cache: whatever was read is of then. What is on show is read again. */
export const renewReads = (): void => void client.invalidateQueries();

/** Logout: nothing of the person stays in memory. */
export const forgetReads = (): void => {
  client.clear();
  told.forget();
};

export function Reading({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
