import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = resolve('sandbox/data');
/** Numbers that stand in a text, as "10 лет" does. */
const NUMBERS = Array.from({ length: 99 }, (_, index) => String(index + 1));

type Words = ReadonlyMap<string, string>;
let known: Promise<Words> | undefined;

/** Every text of the sandbox's partners: Russian words → Kazakh words. */
async function readWords(): Promise<Words> {
  const words = new Map<string, string>();
  const texts: ((part: unknown) => unknown)[] = [];
  /** What stands in texts: numbers, names of companies in both languages or in one for both. */
  const parts: unknown[] = [...NUMBERS];
  const walk = (value: unknown): void => {
    if (typeof value === 'function' && value.length === 1) texts.push(value as (part: unknown) => unknown);
    if (typeof value !== 'object' || value === null) return;
    const { ru, kk, name } = value as { ru?: unknown; kk?: unknown; name?: unknown };
    if (name !== undefined) parts.push(name);
    if (typeof ru === 'string' && typeof kk === 'string') words.set(ru, kk);
    else Object.values(value).forEach(walk);
  };
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))) {
    const all = (await import(pathToFileURL(join(FOLDER, file)).href)) as Record<string, unknown>;
    for (const value of Object.values(all)) if (typeof value === 'object') walk(value);
  }
  for (const text of texts.splice(0)) for (const part of parts) walk(text(part));
  return words;
}

/** The body of an answer as a partner sends it to whoever asks in `language`. Examples of the contracts are Russian. */
export async function spoken(body: unknown, language: 'ru' | 'kk'): Promise<unknown> {
  if (language === 'ru') return body;
  const words = await (known ??= readWords());
  return JSON.parse(JSON.stringify(body), (_, value: unknown) =>
    typeof value === 'string' ? (words.get(value) ?? value) : value,
  );
}
