import type { Elsewhere } from './runtime-config.ts';

/** What is sent decides how long it may be kept. */
export type Kind = 'page' | 'plainPage' | 'config' | 'asset' | 'file' | 'probe' | 'none';

/**
 * `asset`: its name changes with its content. `file`: its name stays, so the browser asks again (ETag). `plainPage`: a page whose
 * address can hold nothing of anybody; asked for again, too. `probe`: of those who run it.
 */
export const CACHE: Record<Kind, string> = {
  page: 'no-store',
  plainPage: 'no-cache',
  config: 'no-store',
  asset: 'public, max-age=31536000, immutable',
  file: 'no-cache',
  probe: 'no-store',
  none: 'no-store',
};

/** Path of ours, or none. */
type Reports = string | undefined;

/**
 * The Content-Security-Policy: nothing but our own files, no inline script, no style but those whose digests
 * are named, no markup from strings.
 * @param elsewhere origins of services besides our own
 * @param styles digests of the styles that stand in the page
 * @param framed a page of our own origin may show it in a frame; else nobody may
 * @param reports address of our own that violations are told to; none unless told
 */
export function contentSecurityPolicy(
  { connect, images }: Elsewhere,
  { styles = [], framed = false, reports }: { styles?: readonly string[]; framed?: boolean; reports?: Reports } = {},
): string {
  return Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': ["'self'", ...styles].join(' '),
    'img-src': ["'self' data: blob:", ...images].join(' '),
    'font-src': "'self'",
    'connect-src': ["'self'", ...connect].join(' '),
    'frame-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    // No page of ours leaves sending to the browser.
    'form-action': "'none'",
    'frame-ancestors': framed ? "'self'" : "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
    // The old directive for browsers that know no `report-to`.
    ...(reports === undefined ? {} : { 'report-uri': reports, 'report-to': 'csp' }),
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** The headers of every answer of the web server; one table for all. */
export function headersFor(
  kind: Kind,
  {
    elsewhere,
    secure,
    styles,
    reports,
  }: { elsewhere: Elsewhere; secure: boolean; styles?: readonly string[]; reports?: Reports },
): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(elsewhere, { styles: styles ?? [], reports }),
    ...(reports === undefined ? {} : { 'reporting-endpoints': `csp="${reports}"` }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), otp-credentials=(self)',
    'cache-control': CACHE[kind],
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
