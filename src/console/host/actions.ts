import type { BridgeAction } from '../../platform/bridge.types.ts';

/** What the page asks an app for. */
export const ACTIONS = [
  'clicked_return_main',
  'clicked_return_link',
  'clicked_to_biometria',
  'open_aitu_biometry',
  'open_document',
  'call',
] as const satisfies readonly BridgeAction[];

/** How a handler behaves: takes it and acts; is not there; throws; acts after `SLOW_MS`; acts, and says so, twice. */
export const MODES = ['works', 'missing', 'throws', 'slow', 'doubled'] as const;
export type Mode = (typeof MODES)[number];

/** Longer than the page waits for an app that should answer. */
export const SLOW_MS = 3_000;

/** As the cookie `platform` names them. */
export const PLATFORMS = ['Android', 'iOS'] as const;
export type Platform = (typeof PLATFORMS)[number];
