import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/**
 * The log: one JSON object a line on stdout, with `time` (ISO), `level` and `msg`. What is written is what the caller names:
 * never an address with its query, a header or a body.
 * @param level the least that is written
 * @throws Error when there is no such level
 */
export function createLog(level: string, to?: DestinationStream): Log {
  if (!LEVELS.includes(level)) throw new Error(`LOG_LEVEL is none of ${LEVELS.join(', ')}: ${level}`);
  const options = {
    level,
    // Neither process nor host: whoever collects the lines knows where they are from.
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return to === undefined ? pino(options) : pino(options, to);
}
