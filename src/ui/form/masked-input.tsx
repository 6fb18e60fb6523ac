import { type ChangeEvent, type ClipboardEvent, type InputHTMLAttributes, type Ref, useState } from 'react';
import { type Mask, retype } from './caret.ts';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'>;
interface Props extends Native {
  mask: Mask;
  value: string;
  onText(text: string): void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** An input that groups what is typed and keeps the caret in place. The text on show is the value. */
export function MaskedInput({ mask, value, onText, ...rest }: Props) {
  // While an input method composes, its text is left alone.
  const [composing, setComposing] = useState<string | null>(null);
  const shown = mask.format(mask.parse(value));

  const apply = (input: HTMLInputElement, inputType: string | undefined) => {
    const next = retype(
      { value: input.value, caret: input.selectionStart ?? input.value.length, inputType },
      shown,
      mask,
    );
    // Written at once: React would put the caret to the end.
    input.value = next.value;
    if (document.activeElement === input) input.setSelectionRange(next.caret, next.caret);
    onText(next.value);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const native = event.nativeEvent as InputEvent;
    if (native.isComposing) setComposing(event.target.value);
    else apply(event.target, native.inputType);
  };
  return (
    <input
      type="text"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      value={composing ?? shown}
      onChange={change}
      onCompositionEnd={(event) => {
        setComposing(null);
        apply(event.currentTarget, 'insertText');
      }}
      // Copied figures carry ordinary spaces.
      onCopy={(event: ClipboardEvent<HTMLInputElement>) => {
        const { selectionStart, selectionEnd, value: text } = event.currentTarget;
        const part = text.slice(selectionStart ?? 0, selectionEnd ?? 0);
        if (!part.includes('\u00a0')) return;
        event.preventDefault();
        event.clipboardData.setData('text/plain', part.replaceAll('\u00a0', ' '));
      }}
    />
  );
}
