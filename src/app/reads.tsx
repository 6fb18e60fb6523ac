import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { CallInput, CallOutput, OperationId } from '../../openapi/index.ts';
import { isProblem, present } from '../../machines/kit/problem.ts';
import { rows } from '../api/rows.ts';
import { translate, useLocale } from '../i18n/index.ts';
import type { HostActions, Read } from '../screens/props.ts';
import { onTouched, useApp } from './context.ts';
import { createHanding } from './handing.ts';

/** Reference lists hardly change; a claim's data are read anew when they are touched. */
const FRESH_MS = 5 * 60 * 1_000;

const client = new QueryClient({
  // `perform` repeats by the contract's own rule; a second rule here would multiply it.
  defaultOptions: { queries: { retry: false, staleTime: FRESH_MS, refetchOnWindowFocus: true } },
});

/** What was never asked for has nothing to be asked again. */
const tagsOf = (operation: OperationId): readonly string[] => rows.known(operation)?.tags ?? [];

/** Where the reads of a screen are sent comes beside the screen, not after it. */
export const expect = (reads: readonly OperationId[]): void => rows.ahead(reads);

/** One rule for all calls: after a call that changed something, reads that share a contract tag are asked again. */
onTouched((tags) => {
  void client.invalidateQueries({
    predicate: ({ queryKey }) => tagsOf(queryKey[0] as OperationId).some((tag) => tags.includes(tag)),
  });
});

const wordsOf = (error: unknown): string | null =>
  error === null ? null : isProblem(error) ? present(error, translate).text : translate('error.unknown');

/** The registry's `reads`, bound to the typed calls and kept by language. */
export const useRead = <Id extends OperationId>(
  operation: Id,
  input: CallInput<Id> | null,
  every?: number,
): Read<CallOutput<Id>> => {
  const { perform } = useApp();
  const locale = useLocale();
  const queryKey = [operation, locale, input] as const;
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      perform(operation, input as CallInput<Id>, {
        signal,
        // What is on show already is only compared.
        quiet: every !== undefined && client.getQueryData(queryKey) !== undefined,
      }),
    refetchInterval: every ?? false,
    enabled: input !== null,
    placeholderData: keepPreviousData,
  });
  return {
    data: data,
    pending: isPending && input !== null,
    old: isPlaceholderData,
    error: wordsOf(error),
    missing: isProblem(error) && error.kind === 'missing',
    retry: () => void refetch(),
  };
};

/** The host, with what it can do with papers. */
export const useHost = (): HostActions => {
  const { host, progress } = useApp();
  return useMemo(() => ({ ...host, handing: createHanding(host.webview, progress) }), [host, progress]);
};

/** Logout: nothing of the person stays in memory. */
export const forgetReads = (): void => client.clear();

export function Reading({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
