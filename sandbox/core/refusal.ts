/** A text of a partner: one for both languages, or one for each; the answer carries one, by Accept-Language. */
export type Text = string | { readonly ru: string; readonly kk: string };

/** One mended field of a 422: where, in words, and a stable machine type. */
export interface DetailItem {
  readonly loc: readonly (string | number)[];
  readonly msg: Text;
  readonly type: string;
}

/** The word of a refusal: a text, or a list of fields. */
export type Detail = Text | readonly DetailItem[];

export type Locale = 'ru' | 'kk';

/**
 * A definite "no" of a service. Thrown by handlers; the core answers `{ detail, ...extras }` with `status`.
 * What the handler wrote before is rolled back unless `keeps` (a counted wrong attempt must stay counted).
 */
export class Refusal extends Error {
  readonly status: number;
  readonly detail: Detail;
  readonly extras: Readonly<Record<string, unknown>>;
  readonly keeps: boolean;

  constructor(status: number, detail: Detail, extras: Readonly<Record<string, unknown>>, keeps: boolean) {
    super(`refused with ${status}`);
    this.status = status;
    this.detail = detail;
    this.extras = extras;
    this.keeps = keeps;
  }
}

/**
 * Builds a refusal to throw: `throw refuse(409, texts.locked, { status: 'signed' })`.
 * `extras` are further fields of the body; `retryAfterSec` among them also sets the header Retry-After.
 * In GraphQL the same becomes `errors[{ message, extensions: { ...extras, status: 409, detail? } }]` with HTTP 200
 * (401, 429 and 5xx keep their HTTP status and the REST body); an extra called `status` is renamed `currentStatus` there.
 */
export function refuse(status: number, detail: Detail, extras: Readonly<Record<string, unknown>> = {}): Refusal {
  return new Refusal(status, detail, extras, false);
}

/** As `refuse`, but the transaction is committed: for counted attempts, used codes, killed tokens. */
export function refuseKeeping(status: number, detail: Detail, extras: Readonly<Record<string, unknown>> = {}): Refusal {
  return new Refusal(status, detail, extras, true);
}

/** The words of `text` in `locale`. */
export function say(text: Text, locale: Locale): string {
  return typeof text === 'string' ? text : text[locale];
}

/** The `detail` of an error body in `locale`. */
export function sayDetail(
  detail: Detail,
  locale: Locale,
): string | { loc: readonly (string | number)[]; msg: string; type: string }[] {
  if (Array.isArray(detail)) {
    return (detail as readonly DetailItem[]).map((item) => ({
      loc: item.loc,
      msg: say(item.msg, locale),
      type: item.type,
    }));
  }
  return say(detail as Text, locale);
}
