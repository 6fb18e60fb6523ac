import { join } from 'node:path';
import { createLimitedServer, listen, WEB_LIMITS } from './listening.ts';
import { outliveReaders, refuseToStart, whenTold } from './process.ts';
import { readRuntimeConfig } from './runtime-config.ts';
import { createSecureLimitedServer, readTls } from './secure.ts';
import { createWeb } from './web.ts';

/** How long answers on their way may take once the server is told to end. */
const LAST_MS = 1000;

/**
 * The web server alone, for real services: built into `dist-server/serve.mjs`, which needs Node and no package. Settings:
 * `PORT` (8080), `HOST` (0.0.0.0), `DIST` (dist), `CONFIG` (the config.json to serve; that of the build unless told),
 * `TRUST_PROXY=1` behind a proxy that ends https; or `TLS_CERT` and `TLS_KEY`, files in PEM, for HTTP/2 without one. SIGTERM and SIGINT, to it or to npm, end it within two seconds.
 */
async function serve(): Promise<void> {
  const folder = process.env['DIST'] ?? 'dist';
  const host = process.env['HOST'] ?? '0.0.0.0';
  const port = Number(process.env['PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`PORT is no port: ${process.env['PORT'] ?? ''}`);
  const config = readRuntimeConfig(process.env['CONFIG'] ?? join(folder, 'config.json'));
  const tls = readTls(process.env);
  const trustProxy = process.env['TRUST_PROXY'] === '1';
  const web = createWeb({ folder, config, trustProxy, secure: tls !== undefined });
  const server = tls ? createSecureLimitedServer(WEB_LIMITS, web, tls) : createLimitedServer(WEB_LIMITS, web);
  await listen(server, port, host);
  console.log(`Serving ${folder} on ${tls ? 'https' : 'http'}://${host}:${port}`);

  whenTold(() => {
    server.close();
    setTimeout(() => server.closeAllConnections(), LAST_MS).unref();
  });
}

outliveReaders();
try {
  await serve();
} catch (error) {
  refuseToStart(error);
}
