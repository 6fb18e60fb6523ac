import { join } from 'node:path';
import { createIntake } from './intake.ts';
import { createLimitedServer, listen, WEB_LIMITS } from './listening.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { observed } from './observe.ts';
import { pushMetrics } from './otlp-metrics.ts';
import { countedBy } from './page-metrics.ts';
import { outliveReaders, refuseToStart, whenTold } from './process.ts';
import { readRuntimeConfig } from './runtime-config.ts';
import { createSecureLimitedServer, readTls } from './secure.ts';
import { drainOf, portOf, settingOf } from './settings.ts';
import { linesTo, otlpTo } from './sinks.ts';
import { createWeb } from './web.ts';

/** How long answers on their way may take once the port is let go of. */
const LAST_MS = 1000;

const { env } = process;

/**
 * The web server alone, for real services: built into `dist-server/serve.mjs`, which needs Node and no package. Its settings:
 * `settings.ts`. SIGTERM and SIGINT, to it or to npm, end it within two seconds, and `DRAIN_SECONDS`.
 */
async function serve(): Promise<void> {
  const log = createLog(settingOf(env, 'LOG_LEVEL'));
  const folder = settingOf(env, 'DIST');
  const host = settingOf(env, 'HOST');
  const port = portOf(env, 'PORT');
  const drainMs = drainOf(env);
  const config = readRuntimeConfig(settingOf(env, 'CONFIG') || join(folder, 'config.json'));
  const tls = readTls(env);
  let ending = false;
  const isEnding = (): boolean => ending;
  const metrics = createMetrics(
    () => new Promise((resolve) => server.getConnections((_, count) => resolve(count ?? 0))),
  );
  const trustProxy = settingOf(env, 'TRUST_PROXY') === '1';
  const previous = settingOf(env, 'PREVIOUS') || undefined;
  const collector = settingOf(env, 'OTLP_ENDPOINT');
  const sink =
    collector === ''
      ? linesTo(process.stdout)
      : otlpTo(collector, (records, why) => log.error({ records, why }, 'Telemetry was lost'));
  const lastMetrics =
    collector === '' ? null : pushMetrics(collector, metrics, (why) => log.error({ why }, 'Metrics were not taken'));
  const intake = config.telemetry && createIntake({ sink: countedBy(metrics, sink), trustProxy });
  const web = createWeb({ folder, previous, config, trustProxy, secure: tls !== undefined, intake, isEnding });
  const answer = observed(web, { log, metrics, isEnding });
  const server = tls ? createSecureLimitedServer(WEB_LIMITS, answer, tls) : createLimitedServer(WEB_LIMITS, answer);
  const closeMetrics = await serveMetrics(metrics, log);
  await listen(server, port, host);
  log.info(`Serving ${folder} on ${tls ? 'https' : 'http'}://${host}:${port}`);

  whenTold(() => {
    ending = true;
    log.info('Told to end');
    setTimeout(() => {
      void lastMetrics?.();
      server.close();
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), LAST_MS).unref();
      closeMetrics();
    }, drainMs);
  });
}

/** `/metrics` on a port of its own, which visitors do not reach. @returns what closes it */
async function serveMetrics(metrics: Metrics, log: Log): Promise<() => void> {
  if (settingOf(env, 'METRICS_PORT') === '') return () => undefined;
  const server = createLimitedServer(WEB_LIMITS, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.type, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error(error);
        response.writeHead(500).end();
      },
    );
  });
  await listen(server, portOf(env, 'METRICS_PORT'), settingOf(env, 'METRICS_HOST'));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

outliveReaders();
try {
  await serve();
} catch (error) {
  refuseToStart(error);
}
