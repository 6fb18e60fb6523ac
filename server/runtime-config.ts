import { readFileSync } from 'node:fs';

/** What the server needs to know of `config.json`; the page reads and checks the rest. */
export interface RuntimeConfig {
  services: Record<string, string>;
  [key: string]: unknown;
}

/** Reads the runtime settings. @throws Error that names the file when it is missing or holds no `services` */
export function readRuntimeConfig(file: string): RuntimeConfig {
  let config: unknown;
  try {
    config = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`Cannot read the settings in ${file}`, { cause: error });
  }
  const services = (config as { services?: unknown } | null)?.services;
  if (typeof services !== 'object' || services === null) throw new Error(`${file}: "services" is missing`);
  for (const [name, base] of Object.entries(services)) {
    if (typeof base !== 'string' || !(base.startsWith('/') || /^https?:\/\//.test(base))) {
      throw new Error(`${file}: services.${name} must be a path or an http(s) address`);
    }
  }
  return config as RuntimeConfig;
}

/** The origins of services that live elsewhere: the page may connect to them and to its own origin only. */
export function serviceOrigins(config: RuntimeConfig): string[] {
  const elsewhere = Object.values(config.services).filter((base) => /^https?:\/\//.test(base));
  return [...new Set(elsewhere.map((base) => new URL(base).origin))].sort();
}
