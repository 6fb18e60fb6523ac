import { readFileSync } from 'node:fs';
import { parseConfig, type RuntimeConfig, type ServiceName } from '../schemas/config.schema.ts';

/**
 * Reads the runtime settings as the page will take them: whatever the schema does not know is left out.
 * @throws Error that names the file, and the first key that is missing or wrong
 */
export function readRuntimeConfig(file: string): RuntimeConfig {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`Cannot read the settings in ${file}: ${(error as Error).message}`, { cause: error });
  }
  const parsed = parseConfig(raw);
  if (!parsed.ok) throw new Error(`${file}: "${parsed.key}" is missing or wrong`);
  return parsed.config;
}

/** Services whose files the page shows as pictures. */
const PICTURES: readonly ServiceName[] = ['docs'];

/** Origins of services that live elsewhere, by what the page may do with them besides its own origin. */
export interface Elsewhere {
  /** Call them. */
  readonly connect: readonly string[];
  /** Show their pictures. */
  readonly images: readonly string[];
}

/** What `config` allows the page outside its own origin. */
export function elsewhereOf({ services, telemetry }: Pick<RuntimeConfig, 'services' | 'telemetry'>): Elsewhere {
  const called = [...Object.values(services), ...(telemetry === undefined ? [] : [telemetry.address])];
  return { connect: originsOf(called), images: originsOf(PICTURES.map((name) => services[name])) };
}

function originsOf(bases: readonly string[]): string[] {
  const elsewhere = bases.filter((base) => /^https?:\/\//.test(base));
  return [...new Set(elsewhere.map((base) => new URL(base).origin))].sort();
}
