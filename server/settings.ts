/**
 * Settings of the web server, all of them: name → what it is without one, and what it does. docs/operations.md has the same
 * table, which a test holds to this one.
 */
export const SETTINGS = {
  PORT: { usual: '8080', does: 'the port' },
  HOST: { usual: '0.0.0.0', does: 'the address to listen on' },
  DIST: { usual: 'dist', does: 'the built folder' },
  PREVIOUS: { usual: '', does: 'the built folder of the release before: pages that are still open get its assets' },
  CONFIG: { usual: '', does: 'the `config.json` to serve; without one that of the build' },
  TRUST_PROXY: { usual: '', does: '`1`: a proxy in front says by `X-Forwarded-Proto` that visitors come by https' },
  TLS_CERT: { usual: '', does: 'certificate in PEM, with `TLS_KEY`: HTTP/2 without a proxy' },
  TLS_KEY: { usual: '', does: 'the key of `TLS_CERT`' },
  METRICS_PORT: { usual: '', does: 'a port of its own for `/metrics`; without one there are none' },
  METRICS_HOST: { usual: '127.0.0.1', does: 'the address that `METRICS_PORT` listens on' },
  OTLP_ENDPOINT: {
    usual: '',
    does: 'a collector of telemetry, where `config.json` switches that on; without one standard output',
  },
  LOG_LEVEL: { usual: 'info', does: 'the least that is logged: `debug` tells of probes, too; `silent`' },
  DRAIN_SECONDS: {
    usual: '0',
    does: 'how long it goes on answering after SIGTERM, with 503 from `/readyz`, before it lets go of the port',
  },
} as const;

export type Setting = keyof typeof SETTINGS;
type Env = Readonly<Record<string, string | undefined>>;

/** A setting's text; one that is empty is not set. */
export const settingOf = (env: Env, name: Setting): string => {
  const text = env[name] ?? '';
  return text === '' ? SETTINGS[name].usual : text;
};

/** @throws Error that names the setting when it is no whole number from `least` to `most` */
function numberOf(
  env: Env,
  name: Setting,
  { least, most, what }: { least: number; most: number; what: string },
): number {
  const text = settingOf(env, name);
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) throw new Error(`${name} is no ${what}: ${text}`);
  return value;
}

/** @throws Error that names the setting */
export const portOf = (env: Env, name: 'PORT' | 'METRICS_PORT'): number =>
  numberOf(env, name, { least: 1, most: 65_535, what: 'port' });

/** Milliseconds. @throws Error that names the setting */
export const drainOf = (env: Env): number =>
  1000 * numberOf(env, 'DRAIN_SECONDS', { least: 0, most: 600, what: 'number of seconds from 0 to 600' });
