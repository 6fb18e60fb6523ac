import { keepPreviousData, QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as v from 'valibot';
import { currentLocale, translate, useLocale } from '../i18n/index.ts';
import { snackbar } from '../ui/index.ts';
import { act, read, Refused } from './outside/client.ts';
import { openLater } from './outside/browser.ts';
import { type ReadName, sessionShape } from './outside/shapes.ts';

const EVERY_MS = 2_000;

/** Asks again every two seconds while the page is seen, and rests while it is hidden (React Query's own rule). */
export const createQueries = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, refetchInterval: EVERY_MS, staleTime: 0 } } });

/** A live part of the sandbox, in the language on show. */
export function useRead<Name extends ReadName>(
  name: Name,
  { once = false, query }: { once?: boolean; /** `?person=…` in place of the usual one. */ query?: string } = {},
) {
  const locale = useLocale();
  return useQuery({
    queryKey: [name, locale, query],
    queryFn: ({ signal }) => read(name, locale, signal, query),
    placeholderData: keepPreviousData,
    ...(once ? { refetchInterval: false as const, staleTime: Number.POSITIVE_INFINITY } : {}),
  });
}

/** What went wrong, in words: the sandbox's own where it has some. */
export const wordsOf = (error: unknown): string => {
  if (!(error instanceof Refused)) return translate('qa.failed');
  if (error.status === 0) return translate('qa.gone');
  return error.words || translate('qa.failed');
};

type Change = Parameters<typeof act>[0];

/**
 * Changes the sandbox: `run(change, shape)` resolves with the answer, or null after a refusal that was told in the snackbar.
 * What is on show is read anew afterwards.
 */
export function useAct() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async <Shape extends v.GenericSchema>(
    change: Change,
    shape: Shape,
    said?: string,
  ): Promise<v.InferOutput<Shape> | null> => {
    setBusy(true);
    try {
      const answer = await act(change, shape, currentLocale());
      if (said !== undefined) snackbar.success(() => said);
      return answer;
    } catch (error) {
      snackbar.error(() => wordsOf(error));
      return null;
    } finally {
      setBusy(false);
      void queries.invalidateQueries();
    }
  };
  return { busy, run };
}

/** Opens an address of the application in a new tab, signed in as `owner`. */
export async function openAs(path: string, owner: string): Promise<void> {
  try {
    const session = act({ path: 'sessions', body: { username: owner } }, sessionShape, currentLocale());
    // The application takes a refresh token from the fragment (it asks first when somebody else is signed in).
    await openLater(session.then(({ refresh_token }) => `${path}#${refresh_token}`));
  } catch (error) {
    snackbar.error(() => wordsOf(error));
  }
}
