import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfSigned } from '../lib/certificate.ts';
import { startWorld } from '../lib/world.ts';

/** How Chromium is started. @param trusted digest of the public key of a certificate that is taken as it is */
export const browserFlags = (trusted: string): string[] => [
  // Ignoring all errors of certificates would also keep nothing in the cache.
  `--ignore-certificate-errors-spki-list=${trusted}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A built page and its sandbox over HTTP/2, with a certificate made for it, for as long as it is measured.
 * @param folder the built page
 * @param measure gets its origin, and the digest that `browserFlags` takes
 */
export async function withSecureWorld<Result>(
  folder: string | undefined,
  measure: (world: { readonly origin: string; readonly spki: string }) => Promise<Result>,
): Promise<Result> {
  const files = mkdtempSync(join(tmpdir(), 'bench-tls-'));
  const { cert, key, spki } = selfSigned();
  const tls = { TLS_CERT: join(files, 'cert.pem'), TLS_KEY: join(files, 'key.pem') };
  writeFileSync(tls.TLS_CERT, cert);
  writeFileSync(tls.TLS_KEY, key);
  try {
    const world = await startWorld(folder, tls);
    try {
      return await measure({ origin: world.origin, spki });
    } finally {
      await world.stop();
    }
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}
