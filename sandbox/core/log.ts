/** One call in the log. Ids of operations, figures, flags; never a value that a person gave. */
export interface LogEntry {
  readonly seq: number;
  /** Sandbox time, milliseconds. */
  readonly at: number;
  readonly service: string;
  readonly operationId: string;
  /** 0: the connection was cut. */
  readonly status: number;
  /** Real milliseconds that the call took. */
  readonly ms: number;
  readonly note: 'fault' | 'plan' | 'replayed' | null;
  /** What the page knows the call by; null: it came without, or with something else in its place. */
  readonly requestId: string | null;
}

/** Something that must not happen: an answer against its contract, an exception, a failed job. */
export interface ProblemEntry {
  readonly at: number;
  readonly operationId: string;
  readonly message: string;
}

const CAPACITY = 10_000;

export interface Log {
  add(entry: Omit<LogEntry, 'seq'>): void;
  /** Entries after `seq`, oldest first. */
  since(seq: number): readonly LogEntry[];
  problem(entry: ProblemEntry): void;
  problems(): readonly ProblemEntry[];
  clear(): void;
}

export function createLog(): Log {
  let seq = 0;
  let entries: LogEntry[] = [];
  let problems: ProblemEntry[] = [];
  return {
    add(entry) {
      seq += 1;
      entries.push({ seq, ...entry });
      if (entries.length > CAPACITY * 1.1) entries = entries.slice(-CAPACITY);
    },
    since: (after) => entries.filter((entry) => entry.seq > after),
    problem(entry) {
      problems.push(entry);
      if (problems.length > CAPACITY) problems = problems.slice(-CAPACITY / 2);
    },
    problems: () => problems,
    clear() {
      entries = [];
      problems = [];
    },
  };
}
