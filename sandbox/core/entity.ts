import { conflict } from './conflict.ts';
import { createExpiry } from './expiry.ts';
import type { Lifecycle } from './lifecycle.ts';
import { mayOpen, type Holders } from './ownership.ts';
import { createRepository, type RepositoryConfig } from './repository.ts';
import { refuse, type Locale, type Refusal, type Text, type User, type Work } from './service.ts';

interface Stored<S extends string> {
  readonly id: string;
  status: S;
  locale: Locale;
  readonly createdAt: number;
  updatedAt?: number;
  expiresAt?: number | null;
}

type Tabled = Parameters<typeof createRepository>[0]['table'];

interface EntityConfig<S extends string, E extends string, T extends Tabled, R> extends RepositoryConfig<T, R> {
  /** The service's name. Effects and jobs begin with it: '<name>.status', '<name>.expire'. */
  readonly name: string;
  readonly lifecycle: Lifecycle<S, E | 'TIME_OVER'>;
  /** Whose it is; null: no user opens it. */
  readonly holdersOf: (thing: R) => Holders | null;
  /** The words of 404. */
  readonly notFound: Text;
  /** What effects and the job of expiry call its id; absent: claimId. */
  readonly idNames?: { readonly effect: string; readonly job: string };
  /** The 409 of a forbidden move; absent: the usual words. */
  readonly refusalOf?: (thing: R) => Refusal;
}

const CLAIM_ID = { effect: 'claimId', job: 'claimId' };

/**
 * A kind of stored thing with a lifecycle: reading, writing, whose it is, its moves and its expiry. A service says only what
 * differs; docs/sandbox.md shows one.
 */
export function defineEntity<S extends string, E extends string, T extends Tabled, R extends Stored<S>>(
  config: EntityConfig<S, E, T, R>,
) {
  const { name, lifecycle, holdersOf, notFound, idNames = CLAIM_ID, refusalOf = conflict } = config;
  const repository = createRepository<S, T, R>(config);
  const expiry = createExpiry(lifecycle, { name, idName: idNames.job });

  const opens = (user: User, thing: R): boolean => mayOpen(user, holdersOf(thing));

  /** The thing with this id if `user` may see it, else null. */
  const findOwn = async (work: Work, user: User, id: string): Promise<R | null> => {
    const thing = await repository.find(work, id);
    return thing !== null && opens(user, thing) ? thing : null;
  };

  /**
   * Moves the thing by `event`, notes it in the timeline and the ledger, and drops its expiry where it cannot expire any more;
   * refuses with 409 where the lifecycle forbids it. Not yet saved.
   */
  const move = async (work: Work, thing: R, event: E | 'TIME_OVER'): Promise<void> => {
    const before = thing.status;
    if (!lifecycle.step(thing, event)) throw refusalOf(thing);
    const { id, status } = thing;
    if (status === before) return;
    if (lifecycle.daysOf(status) === null) await expiry.drop(work, thing);
    await repository.note(work, thing, [{ status, at: work.now() }]);
    await work.effect(`${name}.status`, { [idNames.effect]: id, status });
  };

  return {
    find: repository.find,
    need: repository.need,
    insert: repository.insert,
    save: repository.save,
    timelineOf: repository.timelineOf,
    mayOpen: opens,
    findOwn,

    /** The same, in the language of its owner's call; 404 when it is somebody else's or does not exist. */
    async own(work: Work, user: User, id: string): Promise<R> {
      const thing = await findOwn(work, user, id);
      if (thing === null) throw refuse(404, notFound);
      if (holdersOf(thing)?.ownerId === user.id) thing.locale = work.locale;
      return thing;
    },

    move,
    planExpiry: expiry.plan,

    /** The job of the day that `planExpiry` planned. `ended` does what follows, saving first; the thing has moved already. */
    expiring:
      (ended: (work: Work, thing: R) => Promise<void>) =>
      async (work: Work, data: Readonly<Record<string, string>>): Promise<void> => {
        const thing = await repository.need(work, expiry.idOf(data));
        if (!lifecycle.can(thing.status, 'TIME_OVER')) return;
        await move(work, thing, 'TIME_OVER');
        await ended(work, thing);
      },
  };
}
