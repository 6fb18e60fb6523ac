import { useRef, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';

interface Props {
  /** The input's name. */
  name: string;
  /** Name of the file that goes. */
  file: string;
  /** Media types. HEIC is none of them on purpose: systems then hand over a JPEG. */
  accept: readonly string[];
  /** The file is no good: that is what is to be done about it; `main`: and nothing else comes before it. */
  needed?: boolean | 'main';
  onPick(next: File): void;
}

/**
 * Another file in place of a stored one. The input is made anew after every attempt, for a webview that dropped one choice
 * never answers from the same input again.
 */
export function ReplaceButton({ name, file, accept, needed = false, onPick }: Props) {
  const t = useT();
  const [attempt, setAttempt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const settle = () => setAttempt((before) => before + 1);
  return (
    <>
      <input
        key={attempt}
        ref={(element) => {
          input.current = element;
          // React knows no `cancel` event of inputs.
          element?.addEventListener('cancel', settle, { once: true });
        }}
        type="file"
        hidden
        name={name}
        accept={accept.join(',')}
        onChange={({ target }) => {
          const next = target.files?.[0];
          settle();
          if (next) onPick(next);
        }}
      />
      <Button
        full={needed === 'main'}
        tone={needed === 'main' ? 'primary' : needed ? 'secondary' : 'quiet'}
        aria-label={t('st.replaceNamed', { name: file })}
        onClick={() => input.current?.click()}
      >
        {t('st.replace')}
      </Button>
    </>
  );
}
