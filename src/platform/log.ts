import { createEmitter } from './emitter.ts';

/** All that may ever be logged: names of ours, statuses, durations. Texts, bodies, addresses and people are not among them. */
export interface LogEntry {
  event: string;
  operationId?: string;
  service?: string;
  kind?: string;
  status?: number;
  attempt?: number;
  durationMs?: number;
  screen?: string;
  flow?: string;
  action?: string;
  /** What the person reads out to the support. */
  code?: string;
  /** Of a call: what its service knows it by. */
  requestId?: string;
}

const NAMES = ['event', 'operationId', 'service', 'kind', 'screen', 'flow', 'action', 'code', 'requestId'] as const;
const NUMBERS = ['status', 'attempt', 'durationMs'] as const;
/** Our own identifiers; a run of 7 digits or more may be somebody's number. */
const NAME = /^[A-Za-z][A-Za-z0-9._:-]{0,63}$/;
const isName = (value: unknown): value is string =>
  typeof value === 'string' && NAME.test(value) && !/\d{7}/.test(value);

const allowed = (entry: LogEntry): LogEntry => {
  const clean: Record<string, string | number> = {};
  for (const field of NAMES) if (isName(entry[field])) clean[field] = entry[field];
  for (const field of NUMBERS) if (Number.isFinite(entry[field])) clean[field] = Math.round(entry[field] as number);
  return clean as unknown as LogEntry;
};

export interface Log {
  write: (entry: LogEntry) => void;
  /** The last 200 entries, oldest first. */
  entries: () => readonly LogEntry[];
  onEntry: (listener: (entry: LogEntry) => void) => () => void;
  /** The lines that the specification wants in the console, and only these. */
  console: (line: string) => void;
}

/** Spec §4: after a failed refresh. */
export const CREDS_ARE_WRONG = 'creds are wrong';

const KEPT = 200;

export const createLog = (print: (line: string) => void = (line) => console.warn(line)): Log => {
  const entries: LogEntry[] = [];
  const written = createEmitter<LogEntry>();
  return {
    write: (entry) => {
      const clean = allowed(entry);
      entries.push(clean);
      if (entries.length > KEPT) entries.shift();
      written.emit(clean);
    },
    entries: () => entries,
    onEntry: written.on,
    console: print,
  };
};
