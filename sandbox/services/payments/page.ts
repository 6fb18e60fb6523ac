import { escapeHtml, partnerPage, type Words } from '../../core/partner-page.ts';
import { say, type Locale, type Text } from '../../core/refusal.ts';
import { groupDigits } from '../../../schemas/facts/money.ts';
import { fieldFaultWords, paymentWords as words, tenge, testCards, type FieldFault } from '../../data/payments.ts';
import type { CardField } from './cards.ts';

/** What every page of a payment shows. */
export interface Bill {
  /** Address of the page. */
  readonly address: string;
  readonly sum: number;
  readonly payee: Text;
  readonly purpose: Text;
  readonly locale: Locale;
}

const term = (name: Words, value: string, locale: Locale): string =>
  `<dt>${escapeHtml(name[locale])}</dt><dd>${escapeHtml(value)}</dd>`;

const bill = ({ sum, payee, purpose, locale }: Bill): string => `<p>${escapeHtml(words.toPay[locale])}</p>
<p class="sum">${escapeHtml(tenge(groupDigits(sum)))}</p>
<dl class="terms">${term(words.payee, say(payee, locale), locale)}${term(words.purpose, say(purpose, locale), locale)}</dl>`;

interface Field {
  readonly name: CardField;
  readonly label: Words;
  readonly hint?: Words;
  /** Attributes of the input that are the same in both languages. */
  readonly input: string;
}

const FIELDS: Readonly<Record<CardField, Field>> = {
  number: {
    name: 'number',
    label: words.number,
    input: 'inputmode="numeric" autocomplete="cc-number" maxlength="23"',
  },
  expiry: { name: 'expiry', label: words.expiry, input: 'inputmode="numeric" autocomplete="cc-exp" maxlength="7"' },
  cvc: {
    name: 'cvc',
    label: words.cvc,
    hint: words.cvcHint,
    input: 'inputmode="numeric" autocomplete="cc-csc" maxlength="3"',
  },
  name: {
    name: 'name',
    label: words.name,
    hint: words.nameHint,
    input: 'autocomplete="cc-name" autocapitalize="characters" spellcheck="false" maxlength="26"',
  },
};

/** What was typed and may be shown again: never the number or the CVC. */
export interface CardEntry {
  readonly expiry: string;
  readonly name: string;
  readonly faults: Readonly<Partial<Record<CardField, FieldFault>>>;
}

function fieldOf({ name, label, hint, input }: Field, entry: CardEntry | null, locale: Locale): string {
  const fault = entry?.faults[name];
  const value = name === 'expiry' || name === 'name' ? (entry?.[name] ?? '') : '';
  const about = [hint ? `${name}-hint` : '', fault ? `${name}-fault` : ''].filter(Boolean).join(' ');
  return `<div class="field"><label for="${name}">${escapeHtml(label[locale])}</label>
${fault ? `<span class="wrong" id="${name}-fault">${escapeHtml(fieldFaultWords[fault][locale])}</span>` : ''}
<input id="${name}" name="${name}" type="text" required ${input} value="${escapeHtml(value)}"${about ? ` aria-describedby="${about}"` : ''}${fault ? ' aria-invalid="true"' : ''}>
${hint ? `<span class="hint" id="${name}-hint">${escapeHtml(hint[locale])}</span>` : ''}</div>`;
}

const summary = ({ faults }: CardEntry, locale: Locale): string =>
  `<div class="alert" role="alert" tabindex="-1" autofocus><h2>${escapeHtml(words.errorTitle[locale])}</h2><ul>${Object.entries(
    faults,
  )
    .map(([name, fault]) => `<li><a href="#${name}">${escapeHtml(fieldFaultWords[fault][locale])}</a></li>`)
    .join('')}</ul><p>${escapeHtml(words.again[locale])}</p></div>`;

const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1\u00a0');

const cards = (locale: Locale): string =>
  `<details class="cards"><summary>${escapeHtml(words.cards[locale])}</summary><ul>${testCards
    .map((card) => `<li><code>${grouped(card.number)}</code> — ${escapeHtml(card.does[locale])}</li>`)
    .join('')}</ul><p>${escapeHtml(words.cardsHint[locale])}</p></details>`;

const cancelForm = (address: string, locale: Locale): string =>
  `<form method="post" action="${address}?lang=${locale}"><button type="submit" name="step" value="cancel" class="other">${escapeHtml(words.cancel[locale])}</button></form>`;

/** The card form. `entry`: what was wrong with the last one. */
export function cardPage(of: Bill, entry: CardEntry | null): string {
  const { address, locale } = of;
  const field = (name: CardField): string => fieldOf(FIELDS[name], entry, locale);
  return partnerPage({
    locale,
    screen: 'payment-card',
    title: words.payTitle,
    words,
    address,
    ...(entry ? { titlePrefix: words.error } : {}),
    body: `${entry ? summary(entry, locale) : ''}${bill(of)}
<form method="post" action="${address}?lang=${locale}" novalidate autocomplete="on">
${field('number')}
<div class="row">${field('expiry')}${field('cvc')}</div>
${field('name')}
<button type="submit" name="step" value="card" class="main">${escapeHtml(words.pay[locale])} ${escapeHtml(tenge(groupDigits(of.sum)))}</button>
</form>
${cancelForm(address, locale)}
${cards(locale)}`,
  });
}

/** The page of the bank that issued the card: 3-D Secure. */
export function securePage(of: Bill): string {
  const { address, locale } = of;
  const button = (step: string, name: Words, look: string): string =>
    `<button type="submit" name="step" value="${step}" class="${look}">${escapeHtml(name[locale])}</button>`;
  return partnerPage({
    locale,
    screen: 'payment-secure',
    title: words.secureTitle,
    words,
    address,
    body: `<p>${escapeHtml(words.secureAsk[locale])}</p>${bill(of)}
<form method="post" action="${address}?lang=${locale}">
${button('confirm', words.confirm, 'main')}
${button('reject', words.reject, 'other')}
${button('cancel', words.cancel, 'other')}
</form>`,
  });
}

/** The page of a payment that is over, with the way back. */
export function overPage(address: string, back: string, locale: Locale): string {
  return partnerPage({
    locale,
    screen: 'payment-over',
    title: words.overTitle,
    words,
    address,
    body: `<p>${escapeHtml(words.overText[locale])}</p><p><a class="main" href="${escapeHtml(back)}">${escapeHtml(words.back[locale])}</a></p>`,
  });
}
