import type { Clock } from './clock.ts';
import type { Service } from './service.ts';
import type { Store } from './store.ts';
import { createWork } from './work.ts';

/** The longest delay that a Node timer takes. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export interface Jobs {
  /** Runs everything due by now, in order of time; each job in its own transaction, at its own time. */
  runDue(): Promise<void>;
  /** Told of a job that is planned for sandbox time `atMs`. */
  planned(atMs: number): void;
  /** Sets the timer of the next job anew: after a start, a reset, or a change of the clock. */
  rearm(): void;
  stop(): void;
}

interface Setup {
  readonly store: Store;
  readonly clock: Clock;
  readonly services: readonly Service[];
  readonly origin: string;
  /** Told of a job that failed; the job itself is dropped, so that one broken job does not stop all others. */
  readonly failed: (kind: string, error: unknown) => void;
}

/** Things that partners do later of their own accord: a bank answers, a code is delivered, a claim expires. */
export function createJobs({ store, clock, services, origin, failed }: Setup): Jobs {
  const handlers = new Map(services.flatMap((service) => Object.entries(service.jobs ?? {})));
  /** Earliest time at which something may be due; -Infinity: not known yet. */
  let next = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  async function takeNext(broken: Set<number>): Promise<boolean> {
    let current: { seq: number; kind: string } | undefined;
    try {
      return await store.transaction(async (tx) => {
        const job = await tx
          .selectFrom('sandbox_jobs')
          .selectAll()
          .orderBy('due_at')
          .orderBy('seq')
          .limit(1)
          .executeTakeFirst();
        if (!job || job.due_at > clock.now()) {
          next = job?.due_at ?? Number.POSITIVE_INFINITY;
          return false;
        }
        current = job;
        await tx.deleteFrom('sandbox_jobs').where('seq', '=', job.seq).execute();
        if (broken.has(job.seq)) return true;
        const handler = handlers.get(job.kind);
        if (!handler) throw new Error('no service handles this job');
        const work = createWork({ tx, at: job.due_at, locale: 'ru', origin, source: job.kind, key: null, planned });
        await handler(work, JSON.parse(job.data) as never);
        return true;
      });
    } catch (error) {
      if (!current || broken.has(current.seq)) throw error;
      broken.add(current.seq);
      failed(current.kind, error);
      return true;
    }
  }

  async function runAll(): Promise<void> {
    const broken = new Set<number>();
    while (await takeNext(broken));
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    if (stopped || clock.setting().mode === 'frozen' || next === Number.POSITIVE_INFINITY) return;
    const wait = Math.min(Math.max(next - clock.now(), 0), MAX_TIMER_MS);
    timer = setTimeout(() => void runDue().catch((error: unknown) => failed('timer', error)), wait);
    timer.unref();
  }

  function runDue(): Promise<void> {
    if (next > clock.now()) return Promise.resolve();
    running ??= runAll().finally(() => (running = undefined));
    return running;
  }

  function planned(atMs: number): void {
    if (atMs >= next) return;
    next = atMs;
    schedule();
  }

  return {
    runDue,
    planned,
    rearm() {
      next = Number.NEGATIVE_INFINITY;
      schedule();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
