import { useState } from 'react';
import { css } from '@styled/css';
import { link } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';

/** Letters of a text that is shown whole, and of the beginning of a longer one: some eight lines of a phone. */
const WHOLE = 400;
const BEGINNING = 300;

/** A text as its beginning, up to the end of a word, and the rest; nothing is left of a text of usual length. */
export function parted(text: string): [beginning: string, rest: string] {
  const letters = [...text];
  if (letters.length <= WHOLE) return [text, ''];
  const space = letters.lastIndexOf(' ', BEGINNING);
  const at = space > 0 ? space : BEGINNING;
  return [letters.slice(0, at).join(''), letters.slice(at).join('')];
}

const onPaper = css({ display: 'none', _print: { display: 'inline' } });
const onScreen = css({ _print: { display: 'none' } });

/**
 * Words of a partner, who may write as much as they like: of a long text the beginning, and a button that shows the rest.
 * Stands inside a paragraph; printed whole.
 */
export function LongText({ text }: { text: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [beginning, rest] = parted(text);
  if (rest === '') return text;
  return (
    <>
      {beginning}
      {!open && <span className={onScreen}>…</span>}
      <span className={open ? undefined : onPaper}>{rest}</span>{' '}
      <button type="button" className={link({ place: 'alone' })} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'text.less' : 'text.more')}
      </button>
    </>
  );
}
