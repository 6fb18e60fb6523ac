import type { Lifecycle } from './lifecycle.ts';
import type { Work } from './service.ts';

const DAY_MS = 24 * 3_600_000;

export interface ExpiryConfig {
  /** The service's name: the job is `<name>.expire`. */
  readonly name: string;
  /** What the job calls the id of its thing. */
  readonly idName: string;
}

interface Expiring<S extends string> {
  readonly id: string;
  readonly status: S;
  /** Sandbox milliseconds; kept up to date here where a thing has it. */
  expiresAt?: number | null;
}

/** The day on which a thing that nobody moved is over. How long it may stay is said by the state, in its `meta`. */
export function createExpiry<S extends string, E extends string>(
  lifecycle: Lifecycle<S, E>,
  { name, idName }: ExpiryConfig,
) {
  const tagOf = (id: string): string => `${name}.expiry ${id}`;

  return {
    /** Plans the day anew, counted from `from` (sandbox milliseconds; absent: now). Not yet saved. Throws where a thing cannot expire. */
    async plan(work: Work, thing: Expiring<S>, from: number = work.now()): Promise<void> {
      const days = lifecycle.daysOf(thing.status);
      if (days === null) throw new Error(`${name}: nothing expires in ${thing.status}`);
      const at = from + days * DAY_MS;
      if (thing.expiresAt !== undefined) thing.expiresAt = at;
      await work.cancelJobs(tagOf(thing.id));
      await work.later(at, `${name}.expire`, { [idName]: thing.id }, tagOf(thing.id));
    },

    /** It needs no expiry any more. Not yet saved. */
    async drop(work: Work, thing: Expiring<S>): Promise<void> {
      if (thing.expiresAt !== undefined) thing.expiresAt = null;
      await work.cancelJobs(tagOf(thing.id));
    },

    /** Of which thing a planned job speaks. */
    idOf: (data: Readonly<Record<string, string>>): string => data[idName] ?? '',
  };
}
