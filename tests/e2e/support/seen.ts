import { languages, type Language } from './texts.ts';

const WIDTHS = ['390', '1280'] as const;
type Width = (typeof WIDTHS)[number];
const HEIGHT: Readonly<Record<Width, number>> = { 390: 844, 1280: 900 };

/** @throws Error for a value that is none of these */
function forced<T extends string>(name: string, known: readonly T[]): T | undefined {
  const value = process.env[name];
  const found = known.find((one) => one === value);
  if (value !== undefined && found === undefined) throw new Error(`${name}: ${known.join(' or ')}`);
  return found;
}

const forcedLanguage = forced('E2E_LOCALE', languages);
const forcedWidth = forced('E2E_WIDTH', WIDTHS);

/**
 * How a walk is seen: `test.use(seen('kk', '1280'))`. In the ordinary run languages and widths alternate between the tests
 * of a product, and nothing is walked twice. `E2E_LOCALE=kk E2E_WIDTH=1280 npm run e2e -- <file>` walks all of them so.
 */
export const seen = (language: Language, width: Width = '390') => {
  const wide = forcedWidth ?? width;
  return { language: forcedLanguage ?? language, viewport: { width: Number(wide), height: HEIGHT[wide] } };
};
