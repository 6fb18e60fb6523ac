import { readdirSync, readFileSync } from 'node:fs';
import { i18n, LOCALES, type Locale } from '../../src/i18n/index.ts';

const FOLDER = 'locales/ru';

/** A text that says its own id and what it was given: `cl.code.sent phone=…`. */
const nameOf = (id: string, text: string): unknown[] => {
  const given = [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name))];
  const tags = [...new Set([...text.matchAll(/<(\d+)>/g)].map(([, name]) => name))];
  return [
    `${tags.map((tag) => `<${tag}>`).join('')}‹${id}`,
    ...given.flatMap((name) => [` ${name}=`, [name]]),
    `›${tags
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('')}`,
  ];
};

const texts = Object.fromEntries(
  readdirSync(FOLDER).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Record<string, string>).map(
      ([id, text]) => [id, nameOf(id, text)],
    ),
  ),
);
for (const locale of LOCALES) i18n.load(locale, texts as never);

/** From now on every text says its id, in figures and dates of this language. */
export const speakIds = (locale: Locale): void => {
  if (i18n.locale !== locale) i18n.activate(locale);
};
