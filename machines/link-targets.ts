import type { ShortLink } from '../openapi/index.ts';
import { linkTargets } from './generated/links.ts';
import { fill, match } from './kit/address.ts';

export type LinkKind = ShortLink['target']['kind'];

/** Is this an address that links lead to? In the app such a link signs in without a question (docs/decisions/0020). */
export const isLinkTarget = (pathname: string): boolean =>
  Object.values(linkTargets).some((pattern) => pattern === match(pathname)?.pattern);

/** The address of what a link opens; null: a kind that this version does not know. The server's words build nothing but the id. */
export const linkAddress = ({ kind, id }: ShortLink['target']): string | null => {
  const pattern: string | null = Object.hasOwn(linkTargets, kind) ? linkTargets[kind] : null;
  if (pattern === null || id === '') return null;
  return pattern.includes(':id') ? fill(pattern, { id }) : `${pattern}?claim=${encodeURIComponent(id)}`;
};
