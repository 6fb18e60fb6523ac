import { buildOfScript } from '../../../schemas/build-id.ts';
import type { Store } from '../../platform/storage.ts';

const KEY = 'visit';

/** Id of the visit, of chance alone: it lives as long as the tab. */
export const visitOf = (store: Pick<Store, 'get' | 'set'>): string => {
  const known = store.get(KEY);
  if (known !== null && /^[a-f0-9]{16}$/.test(known)) return known;
  const visit = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  store.set(KEY, visit);
  return visit;
};

/** Whether a visit is among those whose use is told. @param share 0 < share <= 1 */
export const isSampled = (visit: string, share: number): boolean =>
  Number.parseInt(visit.slice(0, 8), 16) < share * 2 ** 32;

/** The build on show. */
export const buildOf = (page: Pick<Document, 'querySelector'>): string =>
  buildOfScript(page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '');
