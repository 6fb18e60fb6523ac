import type { ShortLink } from '../../openapi/index.ts';
import type { Locale, Work } from './service.ts';

/** What a short link opens: a thing of one of the services, by its own id. */
export type LinkTarget = ShortLink['target'];

/** What the link service has to know of a thing, told by the service that keeps it. */
export interface LinkSubject {
  /** Who is signed in by the link; null: the thing is opened without an account. */
  readonly ownerId: string | null;
  /** 11 digits; a new link goes here and nowhere else. */
  readonly phone: string;
  /** 12 digits; a used link asks for the last four. */
  readonly personalNumber: string;
  /** Announcement to which the mobile application returns. */
  readonly productId: string | null;
  /** The only thing that the link's token opens: its id, until the owner's identity is verified; then null. */
  readonly claimScope: string | null;
  readonly locale: Locale;
}

/** The things of one kind, by id; null: there is no such thing any more. */
export type LinkSubjects = (work: Work, id: string) => Promise<LinkSubject | null>;

/** Who knows the things of each kind. A kind without an entry cannot be opened. */
export type LinkRegistry = Readonly<Partial<Record<LinkTarget['kind'], LinkSubjects>>>;
