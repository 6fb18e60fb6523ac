import type { ShortLink } from '../openapi/index.ts';
import type { AddressPattern } from './addresses.ts';
import { fill, match } from './kit/address.ts';

export type LinkKind = ShortLink['target']['kind'];

/** Where a short link leads, by the kind of what it opens: addresses of ours, and no others. */
export const linkTargets: Readonly<Record<LinkKind, AddressPattern>> = {
  claim: '/client-intro',
  insurance: '/insurance/:id',
  'casco-life': '/insurance/casco-and-life/:id',
  'credit-insurance': '/credit-insurance/:id?',
  'credit-insurance-mcrdt': '/credit-insurance-mcrdt/:id?',
  'credit-insurance-mycar': '/credit-insurance-mycar/:id?',
  commodity: '/commodity-loan/:id?/client-data',
  marketplace: '/marketplace/insurance/:id?/edit',
};

/** Is this an address that links lead to? In the app such a link signs in without a question (docs/decisions/0020). */
export const isLinkTarget = (pathname: string): boolean =>
  Object.values(linkTargets).some((pattern) => pattern === match(pathname)?.pattern);

/** The address of what a link opens; null: a kind that this version does not know. The server's words build nothing but the id. */
export const linkAddress = ({ kind, id }: ShortLink['target']): string | null => {
  const pattern = Object.hasOwn(linkTargets, kind) ? linkTargets[kind] : null;
  if (pattern === null || id === '') return null;
  return pattern.includes(':id') ? fill(pattern, { id }) : `${pattern}?claim=${encodeURIComponent(id)}`;
};
