import { useEffect, useId, useRef, useState } from 'react';
import { board, field } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { MoreIcon } from '../../ui/index.ts';
import { useShortcut } from './use-shortcut.ts';

/** The same on all keyboards. */
const KEYS = 'Ctrl + K';
const PAUSE_MS = 300;

interface Props {
  words: string;
  /** What it finds by, in words. */
  hint: string;
  /** Of what is typed, letters: as the service takes them. */
  longest: number;
  onSearch: (words: string) => void;
}

/** One line that finds by whatever is known. Asks when the typing pauses, at once by Enter. */
export function SearchBox({ words, hint, longest, onSearch }: Props) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const classes = field();
  const [text, setText] = useState(words);
  useShortcut(input);
  const sent = useRef(words);
  const asked = text.trim();
  const search = () => {
    sent.current = asked;
    onSearch(asked);
  };
  // Back, or everything taken away: something else is searched for now. What was typed after a question is left alone.
  useEffect(() => {
    if (words === sent.current) return;
    sent.current = words;
    setText(words);
  }, [words]);

  useEffect(() => {
    if (asked === words) return;
    const timer = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is typed is a question
  }, [asked]);

  return (
    <search className={classes.root}>
      <div className={board().said}>
        <label htmlFor={id} className={classes.label}>
          {t('board.search')}
        </label>
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
          <span className={board().keys}> {t('board.searchKey', { keys: KEYS })}</span>
        </div>
      </div>
      <div className={classes.box}>
        <input
          ref={input}
          id={id}
          type="search"
          name="words"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={longest}
          className={classes.control}
          aria-describedby={`${id}-hint`}
          aria-keyshortcuts="Control+K Meta+K"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && asked !== words) search();
          }}
        />
        <span className={classes.suffix}>
          <MoreIcon name="search" />
        </span>
      </div>
    </search>
  );
}
