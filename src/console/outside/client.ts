import * as v from 'valibot';
import type { Locale } from '../../i18n/index.ts';
import { type Answer, type ReadName, refusalShape, shapes } from './shapes.ts';

const BASE = '/sandbox/api/';
/** Only the newest are shown. */
const QUERIES: Partial<Record<ReadName, string>> = { log: '?last=300', ledger: '?last=300' };

/** The sandbox said no, or nothing at all. `words` are its own; empty when there are none. */
export class Refused extends Error {
  readonly status: number;
  readonly words: string;
  constructor(status: number, words: string) {
    super(`sandbox answered ${status}`);
    this.status = status;
    this.words = words;
  }
}

/** Reads one address of the sandbox's API. @throws Refused */
export async function read<Name extends ReadName>(
  name: Name,
  locale: Locale,
  signal: AbortSignal,
  query?: string,
): Promise<Answer<Name>> {
  const body = await ask(`${name}${query ?? QUERIES[name] ?? ''}`, { locale, signal });
  return v.parse(shapes[name], body);
}

/** Changes something by the sandbox's API. @throws Refused */
export async function act<Shape extends v.GenericSchema>(
  { method = 'POST', path, body = {} }: { method?: 'POST' | 'DELETE'; path: string; body?: object },
  shape: Shape,
  locale: Locale,
): Promise<v.InferOutput<Shape>> {
  const sent = method === 'POST' ? JSON.stringify(body) : undefined;
  return v.parse(shape, await ask(path, { method, locale, ...(sent === undefined ? {} : { body: sent }) }));
}

interface Request {
  locale: Locale;
  method?: string;
  body?: string;
  signal?: AbortSignal;
}

async function ask(path: string, { locale, ...init }: Request): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(BASE + path, {
      ...init,
      headers: {
        'accept-language': locale,
        ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
    });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new Refused(0, '');
  }
  const text = await response.text();
  if (response.ok) return text === '' ? undefined : (JSON.parse(text) as unknown);
  throw new Refused(response.status, wordsOf(text));
}

function wordsOf(text: string): string {
  try {
    const { detail } = v.parse(refusalShape, JSON.parse(text));
    return typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join(', ');
  } catch {
    return '';
  }
}
