import { isTelemetryRecord, type TelemetryBatch, type TelemetryRecord } from '../../../schemas/telemetry.schema.ts';
import type { Clock } from '../../platform/clock.ts';

interface SinkOptions {
  readonly address: string;
  readonly about: () => Omit<TelemetryBatch, 'records'>;
  readonly clock: Pick<Clock, 'after'>;
  /** Resolves with a status. */
  readonly post: (address: string, body: string) => Promise<number>;
  /** Of a page that goes: nobody hears what became of it. */
  readonly beacon: (address: string, body: string) => void;
}

/** Records wait for others as long. */
const WAIT_MS = 5000;
/** A server takes 64 KB; a record is below 3 KB. */
const BATCH = 20;
/** A page that breaks in a loop tells no more. */
const MOST = 500;

export interface Sink {
  /** Queues a record; one that is not allow-listed is dropped. */
  add(record: TelemetryRecord): void;
  /** Sends what waits, as a page does that is about to go. */
  leave(): void;
}

/** Sends records in batches. What cannot be delivered is dropped, and after a refusal nothing is sent any more. */
export const createSink = ({ address, about, clock, post, beacon }: SinkOptions): Sink => {
  let queue: TelemetryRecord[] = [];
  let left = MOST;
  let isRefused = false;
  let cancel: (() => void) | null = null;

  const take = (): string => {
    const records = queue.slice(0, BATCH);
    queue = queue.slice(BATCH);
    return JSON.stringify({ ...about(), records } satisfies TelemetryBatch);
  };
  const send = (): void => {
    cancel?.();
    cancel = null;
    while (queue.length > 0 && !isRefused) {
      post(address, take()).then(
        (status) => {
          // Too much for now is no refusal for good.
          isRefused ||= status >= 400 && status < 500 && status !== 429;
        },
        () => undefined,
      );
    }
  };
  return {
    add: (record) => {
      if (isRefused || left === 0 || !isTelemetryRecord(record)) return;
      left -= 1;
      queue.push(record);
      if (queue.length >= BATCH) send();
      else cancel ??= clock.after(WAIT_MS, send);
    },
    leave: () => {
      cancel?.();
      cancel = null;
      while (queue.length > 0 && !isRefused) beacon(address, take());
    },
  };
};
