import type { Kind } from './headers.ts';

/** Sends an answer with the headers of its kind; `type`: its media type. */
export type Say = (status: number, type: string, body: string) => void;

/** An address that is no file: it is read. */
export interface Route {
  readonly kind: Kind;
  readonly answer: (say: Say) => void;
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
  '/config.json': { kind: 'config', answer: (say) => say(200, JSON_TYPE, settings) },
  '/healthz': { kind: 'probe', answer: (say) => say(200, TEXT, 'ok') },
  '/readyz': {
    kind: 'probe',
    answer: (say) => (isEnding() ? say(503, TEXT, 'ending') : say(200, TEXT, 'ready')),
  },
  '/version': { kind: 'probe', answer: (say) => say(200, JSON_TYPE, about) },
});
