import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type ClientHttp2Session } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfSigned } from '../../scripts/lib/certificate.ts';
import type { Proxies } from '../../scripts/lib/proxies.ts';
import { root } from '../../scripts/lib/run.ts';
import { freePort } from '../unit/server/support.ts';

/** The built server behind a proxy that runs by the file of `deploy/`. */
export interface Behind {
  readonly origin: string;
  /** Where the proxy takes plain HTTP. */
  readonly plain: string;
  /** The server itself, and its metrics. */
  readonly server: string;
  readonly metrics: string;
  readonly ca: string;
  stop(): Promise<void>;
}

interface Ports {
  readonly http: number;
  readonly https: number;
  readonly upstream: number;
}

/** How a proxy is started in an empty folder, and whom its certificate is of. */
type Start = (folder: string, ports: Ports) => { child: ChildProcess; ca: () => string };

/** The very file, but for its ports and folders. */
const nginx =
  (program: string): Start =>
  (folder, { http, https, upstream }) => {
    const { cert, key } = selfSigned();
    writeFileSync(join(folder, 'fullchain.pem'), cert);
    writeFileSync(join(folder, 'privkey.pem'), key);
    const written = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    const replaced: readonly (readonly [string, string])[] = [
      ['127.0.0.1:8080', `127.0.0.1:${upstream}`],
      ['listen 80 ', `listen 127.0.0.1:${http} `],
      ['listen 443 ', `listen 127.0.0.1:${https} `],
      ['/etc/marketplace/tls/', `${folder}/`],
      ['http {', `http { ${temporary.join(' ')}`],
    ];
    const used = replaced.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`);
      return text.replaceAll(from, to);
    }, written);
    writeFileSync(join(folder, 'nginx.conf'), used);
    const more = `daemon off; master_process off; pid ${join(folder, 'pid')};`;
    const child = spawn(program, ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', more]);
    return { child, ca: () => cert };
  };

const caddy =
  (program: string): Start =>
  (folder, { http, https, upstream }) => {
    const child = spawn(program, ['run', '--config', join(root, 'deploy/Caddyfile')], {
      env: {
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        SITE: 'localhost',
        HTTP_PORT: String(http),
        HTTPS_PORT: String(https),
        UPSTREAM: `127.0.0.1:${upstream}`,
      },
    });
    // It is its own authority where nobody on the net can vouch for a name.
    return { child, ca: () => readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8') };
  };

const starts = (proxies: Proxies): Record<keyof Proxies, Start> => ({
  nginx: nginx(proxies.nginx),
  caddy: caddy(proxies.caddy),
});

/** @throws Error with what they said, when one of the two ends instead */
export async function startBehind(name: keyof Proxies, proxies: Proxies): Promise<Behind> {
  const folder = mkdtempSync(join(tmpdir(), `behind-${name}-`));
  mkdirSync(join(folder, 'proxy-home'));
  const [http, https, upstream, metrics] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const server = spawn(process.execPath, [join(root, 'dist-server/serve.mjs')], {
    cwd: folder,
    env: {
      HOST: '127.0.0.1',
      PORT: String(upstream),
      METRICS_PORT: String(metrics),
      DIST: join(root, 'dist'),
      TRUST_PROXY: '1',
    },
  });
  const { child, ca } = starts(proxies)[name](join(folder, 'proxy-home'), { http, https, upstream });
  let said = '';
  const ended: (string | null)[] = [];
  for (const one of [server, child]) {
    one.stderr?.on('data', (part: Buffer) => (said += part.toString()));
    one.once('exit', () => ended.push(one.spawnfile));
  }
  const stop = async (): Promise<void> => {
    for (const one of [child, server]) {
      if (one.exitCode !== null || one.signalCode !== null) continue;
      const exit = once(one, 'exit');
      one.kill('SIGTERM');
      await exit;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `https://localhost:${https}`;
  while (!(await answers(origin, ca))) {
    if (ended.length === 0) continue;
    await stop();
    throw new Error(`${ended.join()} has ended: ${said}`);
  }
  return {
    origin,
    plain: `http://localhost:${http}`,
    server: `http://127.0.0.1:${upstream}`,
    metrics: `http://127.0.0.1:${metrics}`,
    ca: ca(),
    stop,
  };
}

/** Whether the whole way is there: the proxy, its certificate, the server. */
async function answers(origin: string, ca: () => string): Promise<boolean> {
  try {
    const session = connect(origin, { ca: ca() });
    // The request fails with it.
    session.on('error', () => undefined);
    const status = await ask(session, '/healthz').then(({ status: is }) => is);
    session.close();
    return status === 200;
  } catch {
    return false;
  }
}

export interface Came {
  readonly status: number;
  /** By name, in small letters; more than one value: the header came more than once. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly body: Buffer;
}

/** One request over HTTP/2. */
export async function ask(
  session: ClientHttp2Session,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Came> {
  const stream = session.request({ ':path': path, ...headers });
  const [, , raw] = (await once(stream, 'response')) as [unknown, unknown, string[]];
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const came = new Map<string, string[]>();
  for (let at = 0; at < raw.length; at += 2)
    came.set(raw[at] ?? '', [...(came.get(raw[at] ?? '') ?? []), raw[at + 1] ?? '']);
  return { status: Number(came.get(':status')?.[0]), headers: came, body: Buffer.concat(parts) };
}
