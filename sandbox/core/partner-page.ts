import { coreTexts } from '../data/core.ts';
import type { Locale, Text } from './refusal.ts';

/** Headers of the partners' pages: nothing runs, nothing loads but our own sheet; the form's Origin is sent (no `no-referrer`). The console's phone shows them, too. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'",
  'referrer-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
};

/** Where the sheet of the pages is. */
export const STYLE_PATH = '/sandbox/partner.css';

/** Where QA's console shows who is on these pages. */
const CONSOLE_PATH = '/sandbox?section=visits';

export type Words = Exclude<Text, string>;

/** Words that every page has. */
export interface FrameWords {
  /** That nothing here is real. */
  readonly training: Words;
  /** In the other language: how to change to it. */
  readonly otherLanguage: Words;
}

export interface Frame {
  readonly locale: Locale;
  /** For tests: which page this is, `data-screen`. */
  readonly screen: string;
  readonly title: Words;
  readonly words: FrameWords;
  /** Markup; everything that is not ours went through `escapeHtml`. */
  readonly body: string;
  /** Own address, without query: the language switch leads there. */
  readonly address: string;
  /** Something on the page is wrong: the window's title says so first. */
  readonly titlePrefix?: Words;
}

/** A whole page of a partner: plain markup, no script. */
export function partnerPage({ locale, screen, title, words, body, address, titlePrefix }: Frame): string {
  const other = locale === 'ru' ? 'kk' : 'ru';
  const name = escapeHtml(title[locale]);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titlePrefix ? `${escapeHtml(titlePrefix[locale])}: ` : ''}${name}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main data-screen="${screen}">
<p class="note">${escapeHtml(words.training[locale])}</p>
<h1>${name}</h1>
${body}
<p><a href="${address}?lang=${other}" lang="${other}" hreflang="${other}">${escapeHtml(words.otherLanguage[locale])}</a></p>
<p><a href="${CONSOLE_PATH}" target="_blank" rel="noopener">${escapeHtml(coreTexts.console[locale])}</a></p>
</main>
</body>
</html>
`;
}

/** The sheet of the pages; colours have a contrast of 4.5 and more. */
export const partnerSheet = `body { margin: 0; background: #f4f5f7; color: #16181d; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem; background: #fff; min-height: 100vh; box-sizing: border-box; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.25 }
.note { padding: .75rem; border-radius: .5rem; background: #fff4d6; font-size: .875rem }
form { display: grid; gap: .75rem; margin: 1.5rem 0 }
.main, .other { min-height: 3rem; padding: .75rem 1rem; border-radius: .75rem; font: inherit; font-weight: 600; cursor: pointer }
.main { border: 0; background: #2454fe; color: #fff; text-decoration: none; display: inline-block }
.other { border: 1px solid #6b7280; background: #fff; color: #16181d }
.sum { font-size: 1.75rem; font-weight: 700; margin: .25rem 0 }
.terms { display: grid; gap: .25rem; margin: 1rem 0; padding: 0 }
.terms dt { color: #4b5563; font-size: .875rem }
.terms dd { margin: 0 0 .5rem }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .75rem; align-items: start }
.field { display: grid; gap: .25rem; min-width: 0 }
.field label { font-weight: 600 }
.hint { color: #4b5563; font-size: .875rem }
.field input { min-height: 3rem; padding: .5rem .75rem; border: 1px solid #6b7280; border-radius: .75rem; font: inherit; box-sizing: border-box; width: 100%; min-width: 0; background: #fff; color: #16181d }
.field input[aria-invalid] { border: 2px solid #b42318 }
.wrong { color: #b42318; font-size: .875rem }
.alert { padding: .75rem 1rem; border: 2px solid #b42318; border-radius: .75rem }
.alert a { display: inline-block; padding: .125rem 0 }
.alert p { margin: .5rem 0 0 }
.alert h2 { margin: 0; font-size: 1rem }
.alert ul, .cards ul { margin: .5rem 0 0; padding-inline-start: 1.25rem }
.cards { padding: .75rem 1rem; border: 1px solid #d1d5db; border-radius: .75rem }
.cards summary { font-weight: 600; cursor: pointer; min-height: 1.5rem }
.cards code { white-space: nowrap }
a { color: #1d43cb }
main > p:last-child a { display: inline-block; padding: .5rem 0 }
a.main { color: #fff }
:focus-visible { outline: 3px solid #16181d; outline-offset: 2px }
`;

/** Text for markup and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
