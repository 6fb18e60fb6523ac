import { pageWords } from '../../data/identity.ts';
import { escapeHtml, partnerPage } from '../../core/partner-page.ts';
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

const addressOf = (visitId: string): string => `/sandbox/identity/${visitId}`;

/** The page of an open visit: what is asked, and one button an outcome; plain forms, no script. */
export function askPage({ kind, visitId, claimId, lines, locale }: Ask): string {
  const say = (name: keyof typeof pageWords): string => escapeHtml(pageWords[name][locale]);
  const isIdentity = kind === 'identity';
  const body = isIdentity
    ? `<p>${say('identityAsk')}</p><ol><li>${say('stepDocument')}</li><li>${say('stepFace')}</li><li>${say('stepCompare')}</li></ol>`
    : `<p>${say('agreementAsk')}</p><ul>${[`${pageWords.claimNumber[locale]}: ${claimId}`, ...lines].map((line) => `<li>${escapeHtml(inWords(line, locale))}</li>`).join('')}</ul>`;
  const button = (outcome: string, name: keyof typeof pageWords, look: string): string =>
    `<button type="submit" name="outcome" value="${outcome}" class="${look}">${say(name)}</button>`;
  const address = addressOf(visitId);
  return partnerPage({
    locale,
    screen: `partner-${kind}`,
    title: pageWords[isIdentity ? 'identityTitle' : 'agreementTitle'],
    words: pageWords,
    body: `${body}<form method="post" action="${address}?lang=${locale}">
${button('ok', isIdentity ? 'confirmIdentity' : 'confirmAgreement', 'main')}
${button('failed', isIdentity ? 'failIdentity' : 'failAgreement', 'other')}
${button('cancelled', 'cancel', 'other')}
</form>`,
    address,
  });
}

/** The page of a visit that is over, with the way back. */
export function overPage(visitId: string, back: string, locale: Locale): string {
  const words = pageWords;
  const body = `<p>${escapeHtml(words.overText[locale])}</p><p><a class="main" href="${escapeHtml(back)}">${escapeHtml(words.back[locale])}</a></p>`;
  return partnerPage({
    locale,
    screen: 'partner-over',
    title: words.overTitle,
    words,
    body,
    address: addressOf(visitId),
  });
}
