import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { RuntimeConfig } from '../../../schemas/config.schema.ts';
import { root } from '../../../scripts/lib/run.ts';

/** Settings that fit, those of the sandbox, with some services elsewhere. */
export const settings = (services: Partial<RuntimeConfig['services']> = {}): RuntimeConfig => {
  const config = JSON.parse(readFileSync(join(root, 'public/config.json'), 'utf8')) as RuntimeConfig;
  return { ...config, services: { ...config.services, ...services } };
};

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  body: string;
}

/** Asks as no browser would: any header, and the bytes as they came. */
export const ask = (
  server: Pick<Server, 'address'>,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, body: bytes.toString() });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
