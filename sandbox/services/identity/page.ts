import { pageWords } from '../../data/identity.ts';
import { say as inWords, type Locale, type Text } from '../../core/refusal.ts';

/** What the page asks a person to do. */
export interface Ask {
  readonly kind: 'identity' | 'agreement';
  readonly visitId: string;
  readonly claimId: string;
  /** Terms of the agreement, one a line. */
  readonly lines: readonly Text[];
  readonly locale: Locale;
}

/** Headers of the pages: nothing runs, nothing loads but our own sheet; the form's Origin is sent (no `no-referrer`). */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

export const STYLE_PATH = '/sandbox/partner.css';

/** The page of an open visit: what is asked, and one button an outcome; plain forms, no script. */
export function askPage({ kind, visitId, claimId, lines, locale }: Ask): string {
  const say = (name: keyof typeof pageWords): string => escape(pageWords[name][locale]);
  const isIdentity = kind === 'identity';
  const body = isIdentity
    ? `<p>${say('identityAsk')}</p><ol><li>${say('stepDocument')}</li><li>${say('stepFace')}</li><li>${say('stepCompare')}</li></ol>`
    : `<p>${say('agreementAsk')}</p><ul>${[`${pageWords.claimNumber[locale]}: ${claimId}`, ...lines].map((line) => `<li>${escape(inWords(line, locale))}</li>`).join('')}</ul>`;
  const button = (outcome: string, name: keyof typeof pageWords, look: string): string =>
    `<button type="submit" name="outcome" value="${outcome}" class="${look}">${say(name)}</button>`;
  const action = `/sandbox/identity/${visitId}`;
  return shell(
    locale,
    isIdentity ? 'identityTitle' : 'agreementTitle',
    `${body}<form method="post" action="${action}?lang=${locale}">
${button('ok', isIdentity ? 'confirmIdentity' : 'confirmAgreement', 'main')}
${button('failed', isIdentity ? 'failIdentity' : 'failAgreement', 'other')}
${button('cancelled', 'cancel', 'other')}
</form>`,
    action,
  );
}

/** The page of a visit that is over, with the way back. */
export function overPage(visitId: string, back: string, locale: Locale): string {
  const words = pageWords;
  const body = `<p>${escape(words.overText[locale])}</p><p><a class="main" href="${escape(back)}">${escape(words.back[locale])}</a></p>`;
  return shell(locale, 'overTitle', body, `/sandbox/identity/${visitId}`);
}

function shell(locale: Locale, title: keyof typeof pageWords, body: string, address: string): string {
  const other = locale === 'ru' ? 'kk' : 'ru';
  const name = escape(pageWords[title][locale]);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main data-screen="partner-${title === 'overTitle' ? 'over' : title === 'identityTitle' ? 'identity' : 'agreement'}">
<p class="note">${escape(pageWords.training[locale])}</p>
<h1>${name}</h1>
${body}
<p><a href="${address}?lang=${other}" lang="${other}" hreflang="${other}">${escape(pageWords.otherLanguage[locale])}</a></p>
</main>
</body>
</html>
`;
}

/** The sheet of the pages; colours have a contrast of 4.5 and more. */
export const sheet = `body { margin: 0; background: #f4f5f7; color: #16181d; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem; background: #fff; min-height: 100vh; box-sizing: border-box; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.25 }
.note { padding: .75rem; border-radius: .5rem; background: #fff4d6; font-size: .875rem }
form { display: grid; gap: .75rem; margin: 1.5rem 0 }
.main, .other { min-height: 3rem; padding: .75rem 1rem; border-radius: .75rem; font: inherit; font-weight: 600; cursor: pointer }
.main { border: 0; background: #2454fe; color: #fff; text-decoration: none; display: inline-block }
.other { border: 1px solid #6b7280; background: #fff; color: #16181d }
:focus-visible { outline: 3px solid #16181d; outline-offset: 2px }
`;

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
