/** Addresses of the application to which a partner's page may come back. */
const ALLOWED = [
  /^\/aitu-pending$/,
  /^\/aitu-intro$/,
  /^\/sign-success$/,
  /^\/sign-fail$/,
  /^\/success$/,
  /^\/bank-responses\/[\w-]+$/,
  /^\/my-applications\/[\w-]+$/,
  /^\/commodity-loan\/[\w-]+\/bank-offers$/,
];
const MAX_LENGTH = 512;
const BASE = 'http://app.invalid';

/**
 * A return address as path and query, if it is one of ours: no other origin in any disguise, no fragment
 * (the application would take it for a token), no encoded separators, a known path. Null otherwise. Pure.
 */
export function safeRedirect(given: string): { href: string; claimId: string | null } | null {
  if (given.length > MAX_LENGTH || !/^\/[^/\\]/.test(given) || /[\\#\s\p{Cc}]/u.test(given)) return null;
  let url: URL;
  try {
    url = new URL(given, BASE);
  } catch {
    return null;
  }
  if (url.origin !== BASE || /%|\.\./.test(url.pathname) || !ALLOWED.some((path) => path.test(url.pathname)))
    return null;
  const claim = url.searchParams.get('claim');
  return {
    href: `${url.pathname}${url.search}`,
    claimId: claim !== null && /^[\w-]{1,64}$/.test(claim) ? claim : null,
  };
}
