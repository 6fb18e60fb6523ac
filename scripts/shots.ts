import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { demoAccounts } from '../sandbox/services/auth/accounts.ts';
import { findBrowser } from './browser.ts';
import { isMain, runBin } from './lib/run.ts';
import { START, startWorld } from './lib/world.ts';

const WIDTHS = [390, 320, 768, 1280];
/** From this width on it is the window of a computer, px. */
const COMPUTER = 1024;
const LANGUAGES = ['ru', 'kk'];

interface Shot {
  path: string;
  width: number;
  language: string;
  /** Username of a demo account, or nobody. */
  as: string | undefined;
  /** Colours, whatever the settings say. */
  theme: string;
}

/**
 * `npm run shots -- <path>… [--as aidos] [--width 390] [--language kk] [--theme dark] [--out folder]`: pictures of the built pages at four
 * widths and in both languages, in a temporary folder unless told. Prints each file, and what the page complained of.
 * `npm run shots -- --all [scenario…] [--width 390,768] [--language kk] [--theme light,dark] [--out folder]` takes every screen,
 * dialog and refused form of the scenarios of `tests/e2e/scenarios` and `tests/products`.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      width: { type: 'string' },
      language: { type: 'string' },
      theme: { type: 'string', default: 'light' },
      out: { type: 'string' },
      all: { type: 'boolean', default: false },
    },
  });
  const folder = values.out ?? mkdtempSync(join(tmpdir(), 'shots-'));
  if (values.all) return takeAll(resolve(folder), positionals, values);
  if (positionals.length === 0) throw new Error('Which page? npm run shots -- /login /guide');
  const widths = values.width === undefined ? WIDTHS : [Number(values.width)];
  const languages = values.language === undefined ? LANGUAGES : [values.language];
  const world = await startWorld();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const path of positionals) {
      for (const language of languages) {
        for (const width of widths)
          console.log(
            await take(browser, world.origin, folder, { path, width, language, as: values.as, theme: values.theme }),
          );
      }
    }
  } finally {
    await browser.close();
    await world.stop();
  }
}

/** Every screen of the named scenarios, or of all. */
async function takeAll(
  folder: string,
  named: readonly string[],
  { theme, width, language = '' }: { theme: string; width?: string; language?: string },
): Promise<void> {
  const only = named.length === 0 ? '.*' : `(${named.join('|')})`;
  const widths = width?.split(',').map(Number) ?? WIDTHS;
  // Phones and computers are walked apart: a page sees whether there is a mouse.
  for (const mouse of [false, true]) {
    const kind = widths.filter((one) => one >= COMPUTER === mouse);
    if (kind.length === 0) continue;
    const { code, output } = await runBin(
      'playwright',
      ['test', 'axe', '--grep', `${only}, ${language}.*on any screen`],
      {
        env: {
          PICTURES: folder,
          PICTURES_THEME: theme,
          PICTURES_WIDTH: kind.join(','),
          PICTURES_MOUSE: mouse ? '1' : '0',
        },
      },
    );
    console.log(output);
    if (code !== 0) process.exitCode = 1;
  }
  console.log(folder);
}

/** Takes one picture; returns the file, with the page's errors behind it. */
async function take(
  browser: Browser,
  origin: string,
  folder: string,
  { path, width, language, as, theme }: Shot,
): Promise<string> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width < 1000 ? 844 : 900 },
    deviceScaleFactor: width < 1000 ? 2 : 1,
    locale: language === 'kk' ? 'kk-KZ' : 'ru-RU',
    timezoneId: 'Asia/Almaty',
    reducedMotion: 'reduce',
  });
  const cookies = [{ name: 'locale', value: language }, ...(as === undefined ? [] : await sessionOf(origin, as))];
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin, sameSite: 'Lax' as const })));
  await context.clock.install({ time: START });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(path);
  // A page that polls is never idle; its picture is taken all the same.
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate((colours) => void (document.documentElement.dataset.theme = colours), theme);
  const name = path.replace(/^\//, '').replace(/[^\w-]+/g, '_') || 'home';
  const file = join(folder, `${name}.${language}.${width}.png`);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  await context.close();
  return [file, ...errors.map((error) => `  ! ${error}`)].join('\n');
}

/** Cookies of a signed-in demo account. */
async function sessionOf(origin: string, username: string): Promise<{ name: string; value: string }[]> {
  const account = demoAccounts.find((one) => one.username === username);
  if (!account) throw new Error(`No demo account ${username}: ${demoAccounts.map((one) => one.username).join(', ')}`);
  const response = await fetch(`${origin}/services/auth/v1/users/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: account.password }),
  });
  if (!response.ok) throw new Error(`Sign-in of ${username}: ${response.status} ${await response.text()}`);
  const tokens = (await response.json()) as { access_token: string; refresh_token: string };
  return [
    { name: 'main_access_token', value: tokens.access_token },
    { name: 'marketplace_access_token', value: tokens.access_token },
    { name: 'refresh_token', value: tokens.refresh_token },
  ];
}

if (isMain(import.meta.url)) await main();
