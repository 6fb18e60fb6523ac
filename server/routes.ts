import type { IncomingMessage } from 'node:http';
import type { Kind } from './headers.ts';

/** Sends an answer with the headers of its kind; `type`: its media type. */
export type Say = (status: number, type: string, body: string) => void;

/**
 * An address that is no file. One that takes a POST reads the body itself, and answers for its limits (`listening.ts` has
 * those of time).
 */
export interface Route {
  /** `GET` stands for HEAD, too; any other method is answered with 405. */
  readonly method: 'GET' | 'POST';
  readonly kind: Kind;
  readonly answer: (say: Say, request: IncomingMessage) => void;
}

/** Path → what answers it. */
export type Routes = Readonly<Record<string, Route>>;

const TEXT = 'text/plain; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * What every web server answers besides files: `/config.json`, and for those who run it `/healthz` (it lives), `/readyz` (503
 * while it ends: send nobody here any more) and `/version`.
 * @param settings the runtime settings, as JSON
 * @param about what the build says of itself, as JSON
 */
export const ownRoutes = (settings: string, about: string, isEnding: () => boolean): Routes => ({
  '/config.json': { method: 'GET', kind: 'config', answer: (say) => say(200, JSON_TYPE, settings) },
  '/healthz': { method: 'GET', kind: 'probe', answer: (say) => say(200, TEXT, 'ok') },
  '/readyz': {
    method: 'GET',
    kind: 'probe',
    answer: (say) => (isEnding() ? say(503, TEXT, 'ending') : say(200, TEXT, 'ready')),
  },
  '/version': { method: 'GET', kind: 'probe', answer: (say) => say(200, JSON_TYPE, about) },
});
