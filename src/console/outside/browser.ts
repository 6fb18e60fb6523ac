import { buildOfPage } from '../../../schemas/build-id.ts';
import { createEmitter } from '../../platform/emitter.ts';

/** What the console needs of the browser. */

const changed = createEmitter<void>();

/** The section that the address names: `?section=clock`. */
export const sectionInAddress = (): string | null => new URLSearchParams(window.location.search).get('section');

/** `more`: what the section is to show, `&person=aidos`. */
export const addressOf = (section: string, more: Readonly<Record<string, string>> = {}): string =>
  `/sandbox?${new URLSearchParams({ section, ...more }).toString()}`;

/** A part of the address: `?person=…`; null: it has none. */
export const inAddress = (name: string): string | null => new URLSearchParams(window.location.search).get(name);

/** The address of a section as it is sent to somebody. */
export const linkTo = (section: string, more: Readonly<Record<string, string>>): string =>
  window.location.origin + addressOf(section, more);

/** The build of the application that this browser would open now. */
export const buildNow = async (): Promise<string> => buildOfPage(await (await fetch('/')).text());

export const origin = (): string => window.location.origin;

/** Puts a section into the address; Back leads to the one before. */
export function showSection(section: string, more?: Readonly<Record<string, string>>): void {
  window.history.pushState(null, '', addressOf(section, more));
  changed.emit();
}

/** Tells of another section, by `showSection`, Back or Forward; the answer stops it. */
export function onSection(listener: () => void): () => void {
  const off = changed.on(listener);
  window.addEventListener('popstate', listener);
  return () => {
    off();
    window.removeEventListener('popstate', listener);
  };
}

/** Copies a text. Resolves to false where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens an address of the application in a tab of its own, as soon as it is known. The tab is opened at once: browsers
 * block one that comes long after the press.
 */
export async function openLater(address: Promise<string>): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  try {
    const href = await address;
    if (tab === null) window.location.assign(href);
    else {
      tab.opener = null;
      tab.location.replace(href);
    }
  } catch (error) {
    tab?.close();
    throw error;
  }
}
