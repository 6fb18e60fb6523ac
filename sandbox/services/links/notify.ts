import type { LinkTarget } from '../../core/links.ts';
import type { Locale, Work } from '../../core/service.ts';
import { closeLinks, issueLink } from './store.ts';

interface NoticeParts<R, What extends string> {
  /** What the message's link opens. */
  readonly target: (thing: R, what: What) => LinkTarget;
  /** 11 digits. */
  readonly phone: (thing: R) => string;
  readonly texts: Readonly<Record<What, (link: string) => Readonly<Record<Locale, string>>>>;
  /** Links of earlier messages are over. */
  readonly closesOlder: boolean;
  /** The message comes; false: it is lost on its way. Absent: it always comes. */
  readonly arrives?: (thing: R) => boolean;
}

/** Notifies the customer by SMS of what happened, with a fresh short link: whoever has no password comes in by it. */
export const createNotify =
  <R extends { readonly locale: Locale }, What extends string>({
    target,
    phone,
    texts,
    closesOlder,
    arrives = () => true,
  }: NoticeParts<R, What>) =>
  async (work: Work, thing: R, what: What): Promise<void> => {
    if (closesOlder) await closeLinks(work, target(thing, what));
    const link = await issueLink(work, target(thing, what));
    if (arrives(thing)) await work.sms(phone(thing), texts[what](link), thing.locale);
  };
