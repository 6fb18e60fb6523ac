/** How a field reads and shows its text. Significant characters are digits; everything else is drawn by `format`. */
export interface Mask {
  /** Digits (and what may follow them) out of anything typed or pasted. */
  parse(raw: string): string;
  format(significant: string): string;
  /** How digits are read after a deletion, where `parse` would guess too much; default `parse`. */
  parseDeleted?(raw: string): string;
  /** Most significant digits; one more keystroke at a full field is dropped unless `fits` the result. */
  max?: number;
  /** Whether the digits can be the beginning of a right value. */
  fits?(significant: string): boolean;
}

export interface Edit {
  /** The field's text after the browser's own edit. */
  value: string;
  caret: number;
  /** `InputEvent.inputType`; absent when a password manager or the page filled the field. */
  inputType?: string | undefined;
}

const digits = (text: string) => text.replace(/\D/g, '');

/** The place in `text` with so many digits to its right. None to the right means the end. */
export function caretFromRight(text: string, right: number): number {
  let at = text.length;
  for (let seen = 0; at > 0 && seen < right;) {
    at--;
    if (/\d/.test(text.charAt(at))) seen++;
  }
  return at;
}

/**
 * What a formatted field shows after an edit and where its caret stands. The caret keeps its distance in digits to the
 * end; deleting a separator deletes the digit beside it; no keystroke is refused and no value is "corrected".
 * @param before the text shown before the edit.
 */
export function retype(
  { value, caret, inputType }: Edit,
  before: string,
  mask: Mask,
): { value: string; caret: number } {
  const last = mask.parse(before);
  const right = digits(value.slice(caret)).length;
  const at = (text: string, rightDigits: number) => ({ value: text, caret: caretFromRight(text, rightDigits) });

  if (inputType?.startsWith('delete')) {
    // Only the drawn prefix was touched.
    if (last !== '' && value !== '' && right >= digits(last).length) return at(before, digits(last).length);
    if (last !== '' && digits(value) === digits(before) && value.length < before.length) {
      const index = last.length - right;
      const cut = inputType === 'deleteContentForward' ? index : index - 1;
      const rest = cut < 0 ? last : last.slice(0, cut) + last.slice(cut + 1);
      return at(mask.format(rest), inputType === 'deleteContentForward' ? Math.max(0, right - 1) : right);
    }
    return at(mask.format((mask.parseDeleted ?? mask.parse)(value)), right);
  }

  const next = mask.parse(value);
  const typed = inputType === 'insertText' && digits(value).length === digits(before).length + 1;
  if (typed && mask.max !== undefined && last.length >= mask.max && !mask.fits?.(next)) {
    return at(before, right);
  }
  return at(mask.format(next), right);
}
