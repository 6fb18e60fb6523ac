import { join } from 'node:path';
import { createWeb } from './web.ts';
import { readRuntimeConfig } from './runtime-config.ts';

/**
 * The web server alone, for real services. Settings: `PORT` (8080), `HOST` (0.0.0.0), `DIST` (dist), `CONFIG` (the
 * config.json to serve; that of the build unless told), `TRUST_PROXY=1` behind a proxy that ends https.
 */
const folder = process.env['DIST'] ?? 'dist';
const config = readRuntimeConfig(process.env['CONFIG'] ?? join(folder, 'config.json'));
const web = createWeb({ folder, config, trustProxy: process.env['TRUST_PROXY'] === '1' });

const address = await web.listen({ port: Number(process.env['PORT'] ?? 8080), host: process.env['HOST'] ?? '0.0.0.0' });
console.log(`Serving ${folder} on ${address}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void web.close());
