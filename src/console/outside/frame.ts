import { parseConfig } from '../../../schemas/config.schema.ts';
import { loadConfig } from '../../platform/config.ts';
import { createCookieJar } from '../../platform/cookies.ts';
import { saveLanguage } from '../../platform/language.ts';
import { currentLocale, type Locale } from '../../i18n/index.ts';
import type { Names, SimulatedHost } from '../host/simulated.ts';
import type { Platform } from '../host/actions.ts';

declare global {
  interface Window {
    /** Pages in the frame ask it for the app's handlers (`server/framed.ts`). */
    hostSimulator?: Pick<SimulatedHost, 'enter'>;
  }
}

const jar = createCookieJar(document, window.location.protocol === 'https:');

/** From now on pages of this browser take themselves to be in the app: an app sets its cookie before it opens the page. */
export function lend(host: SimulatedHost, platform: Platform, language: Locale): void {
  window.hostSimulator = host;
  jar.set('platform', platform);
  saveLanguage(jar, language);
}

/** No page opened from now on is in the app; the console keeps its own language. */
export function takeBack(): void {
  if (window.hostSimulator === undefined) return;
  delete window.hostSimulator;
  jar.remove('platform');
  saveLanguage(jar, currentLocale());
}

/** Leaving the console altogether, too. */
export function onLeave(listener: () => void): () => void {
  window.addEventListener('pagehide', listener);
  return () => window.removeEventListener('pagehide', listener);
}

/** Under which names the product looks for an app. @throws ConfigError */
export const namesOf = async (): Promise<Names> =>
  (await loadConfig({ parse: parseConfig, onDate: () => undefined })).bridge;
