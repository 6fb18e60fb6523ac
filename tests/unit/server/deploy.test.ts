import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { SETTINGS } from '../../../server/settings.ts';
import { WEB_LIMITS } from '../../../server/listening.ts';
import { root } from '../../../scripts/lib/run.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const known = new Set<string>([...Object.keys(SETTINGS), 'NODE_ENV']);
const unknownOf = (names: Iterable<string>): string[] => [...names].filter((name) => !known.has(name));
/** What the training room reads: `scripts/start.ts`, and what it hands on. */
const ofRoom = read('scripts/start.ts') + read('server/console-guard.ts');

describe('docs/operations.md', () => {
  it('has every setting of the server, as it is, and no other', () => {
    const rows = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`)? ?\| (.*) \|$/gm)];
    expect(rows.map(([, name, usual = '', does]) => [name, usual, does])).toEqual(
      Object.entries(SETTINGS).map(([name, { usual, does }]) => [name, usual, does]),
    );
  });
});

describe('the Dockerfile', () => {
  const stages = read('deploy/Dockerfile')
    .split(/^FROM /m)
    .slice(1);
  const [, room = '', web = ''] = stages;
  const envOf = (stage: string) =>
    Object.fromEntries(
      [...stage.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs = '']) => pairs.split(' ').map((pair) => pair.split('='))),
    ) as Record<string, string>;

  it('builds, and ships the server with what it serves and nothing else, for no root', () => {
    expect(stages.map((stage) => stage.split('\n', 1)[0])).toEqual([
      'node:24-slim AS build',
      'build AS sandbox',
      'node:24-slim AS web',
    ]);
    expect([...web.matchAll(/^COPY .*$/gm)].map(([line]) => line)).toEqual([
      'COPY --from=build /app/dist dist',
      'COPY --from=build /app/dist-server dist-server',
    ]);
    for (const stage of [room, web]) expect(stage).toMatch(/^USER node$/m);
    expect(web).toContain('CMD ["node", "dist-server/serve.mjs"]');
  });

  it('names settings that are read, and the ports that they say', () => {
    const env = envOf(web);
    expect(unknownOf(Object.keys(env))).toEqual([]);
    expect(web).toContain(`EXPOSE ${env['PORT']} ${env['METRICS_PORT']}\n`);
    expect(web).toContain(`http://127.0.0.1:${env['PORT']}/healthz`);
    const { NODE_ENV: _, ...ofSandbox } = envOf(room);
    for (const name of Object.keys(ofSandbox)) expect(ofRoom, name).toContain(`['${name}']`);
    expect(room).toContain(`EXPOSE ${ofSandbox['PORT']}\n`);
  });
});

describe('compose.yaml', () => {
  interface Service {
    build?: { target: string };
    environment: Record<string, string>;
    ports?: string[];
    read_only?: boolean;
  }
  const { services } = parse(read('deploy/compose.yaml')) as { services: Record<string, Service> };

  it('names settings that are read, and the ports of the images', () => {
    expect(Object.keys(services)).toEqual(['sandbox', 'postgres', 'web']);
    expect(unknownOf(Object.keys(services['web']!.environment))).toEqual([]);
    for (const name of Object.keys(services['sandbox']!.environment)) expect(ofRoom, name).toContain(`['${name}']`);
    expect(services['web']!.ports).toEqual(['8080:8080', '127.0.0.1:9464:9464']);
    expect(services['sandbox']!.ports).toEqual(['4000:4000']);
    for (const name of ['web', 'sandbox']) expect(services[name], name).toMatchObject({ read_only: true });
  });
});

describe('the Kubernetes manifest', () => {
  interface Container {
    ports: { name: string; containerPort: number }[];
    env: { name: string; value: string }[];
    readinessProbe: { httpGet: object };
    livenessProbe: { httpGet: object };
    securityContext: object;
  }
  interface Deployment {
    spec: { template: { spec: { containers: Container[]; terminationGracePeriodSeconds: number } } };
  }
  const documents = parseAllDocuments(read('deploy/kubernetes.yaml'));

  it('is well-formed, and asks the server what it answers', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    expect(documents.map((one) => (one.toJS() as { kind: string }).kind)).toEqual([
      'Deployment',
      'Service',
      'PodDisruptionBudget',
    ]);
    const { containers, terminationGracePeriodSeconds } = (documents[0]!.toJS() as Deployment).spec.template.spec;
    const [web] = containers;
    const env = Object.fromEntries(web!.env.map(({ name, value }) => [name, value]));
    expect(unknownOf(Object.keys(env))).toEqual([]);
    expect(Object.fromEntries(web!.ports.map(({ name, containerPort }) => [name, String(containerPort)]))).toEqual({
      http: env['PORT'],
      metrics: env['METRICS_PORT'],
    });
    expect(web!.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' });
    expect(web!.livenessProbe.httpGet).toEqual({ path: '/healthz', port: 'http' });
    expect(web!.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    // The last second of answers, and one to end in.
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(env['DRAIN_SECONDS']) + 2);
  });
});

describe('unit and proxies', () => {
  const unit = read('deploy/marketplace.service');
  const env = Object.fromEntries(
    [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

  it('the unit names settings that are read, and the proxies its port', () => {
    expect(unknownOf(Object.keys(env))).toEqual([]);
    expect(unit).toMatch(/^ExecStart=.* node dist-server\/serve\.mjs$/m);
    expect(read('deploy/nginx.conf')).toContain(`server ${env['HOST']}:${env['PORT']};`);
    expect(read('deploy/Caddyfile')).toContain(`{$UPSTREAM:${env['HOST']}:${env['PORT']}}`);
  });

  it('no proxy keeps a connection to the server for longer than the server does', () => {
    const seconds = [
      /keepalive 64;\s.*\s*keepalive_timeout (\d+)s;/.exec(read('deploy/nginx.conf'))?.[1],
      /keepalive (\d+)s/.exec(read('deploy/Caddyfile'))?.[1],
    ];
    for (const one of seconds) expect(Number(one) * 1000).toBeLessThan(WEB_LIMITS.keepAliveMs);
  });
});

describe('release.sh', () => {
  it('points to the new release, keeps the one before, and goes back and forth', () => {
    const base = mkdtempSync(join(tmpdir(), 'release-'));
    onTestFinished(() => rmSync(base, { recursive: true, force: true }));
    const home = join(base, 'home');
    mkdirSync(home);
    const release = (...args: string[]): string =>
      execFileSync(join(root, 'deploy/release.sh'), args, {
        env: { ...process.env, MARKETPLACE: home, RESTART: 'true' },
        stdio: 'pipe',
      }).toString();
    const built = (name: string): string => {
      for (const file of ['dist/index.html', 'dist-server/serve.mjs']) {
        mkdirSync(join(base, name, file, '..'), { recursive: true });
        writeFileSync(join(base, name, file), name);
      }
      return join(base, name);
    };
    const served = (link: string): string => readFileSync(join(home, link, 'dist/index.html'), 'utf8');

    expect(() => release('--back')).toThrow(/no release before/);
    expect(() => release(base)).toThrow(/is missing: npm run build/);
    release(built('first'));
    expect(served('current')).toBe('first');
    release(built('second'));
    expect([served('current'), served('previous')]).toEqual(['second', 'first']);
    expect(release('--back')).toContain(readlinkSync(join(home, 'current')));
    expect([served('current'), served('previous')]).toEqual(['first', 'second']);
    release('--back');
    expect([served('current'), served('previous')]).toEqual(['second', 'first']);
  });
});
