import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css, cx } from '@styled/css';
import { stack } from '@styled/patterns';
import { field } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { Button } from '../button.tsx';
import { MoreIcon } from '../more-icons.tsx';

interface Props {
  /** The inputs' names: `<name>Camera` and `<name>`. */
  name: string;
  onPick(files: File[]): void;
  /** Media types. HEIC is none of them on purpose: systems then hand over a JPEG. */
  accept: readonly string[];
  multiple?: boolean | undefined;
  busy?: boolean | undefined;
  event?: string | undefined;
  hint?: ReactNode;
  /** A file is what the page is about: the way to one is its main button. */
  main?: boolean | undefined;
  /** Another way comes before it. */
  quiet?: boolean | undefined;
  /** Where pictures are stored rather than taken. */
  fileFirst?: boolean | undefined;
}

/** Some hosts show no file chooser and say nothing about it. */
const NOT_OPENED_AFTER_MS = 8_000;

/**
 * Two ways to a file: the camera, and the files. The inputs are made anew after every attempt, for a webview that dropped
 * one choice never answers from the same input again.
 */
export function FileButtons({
  name,
  onPick,
  accept,
  multiple,
  busy = false,
  event,
  hint,
  main,
  quiet,
  fileFirst,
}: Props) {
  const t = useT();
  const takesPictures = busy || accept.some((type) => type.startsWith('image/'));
  const [attempt, setAttempt] = useState(0);
  const [silent, setSilent] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);

  const settle = () => {
    clearTimeout(timer.current);
    setAttempt((before) => before + 1);
  };
  useEffect(() => {
    // An open chooser takes the page's focus or hides it.
    const opened = () => clearTimeout(timer.current);
    window.addEventListener('blur', opened);
    document.addEventListener('visibilitychange', opened);
    return () => {
      opened();
      window.removeEventListener('blur', opened);
      document.removeEventListener('visibilitychange', opened);
    };
  }, []);

  const ask = (input: HTMLInputElement | null) => {
    setSilent(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSilent(true);
      settle();
    }, NOT_OPENED_AFTER_MS);
    input?.click();
  };
  const picked = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    settle();
    if (chosen.length > 0) onPick(chosen);
  };
  const input = (kind: 'camera' | 'file') => (
    <input
      key={`${kind}${attempt}`}
      ref={(element) => {
        (kind === 'camera' ? camera : files).current = element;
        // React knows no `cancel` event of inputs.
        element?.addEventListener('cancel', settle, { once: true });
      }}
      type="file"
      hidden
      name={kind === 'camera' ? `${name}Camera` : name}
      accept={kind === 'camera' ? 'image/*' : accept.join(',')}
      capture={kind === 'camera' ? 'environment' : undefined}
      multiple={kind === 'file' && multiple}
      onChange={(change) => picked(change.target)}
    />
  );
  const byCamera = takesPictures && (
    <Button tone={fileFirst ? 'quiet' : 'secondary'} full busy={busy} onClick={() => ask(camera.current)}>
      <MoreIcon name="camera" />
      {t('btn.camera')}
    </Button>
  );
  return (
    <div className={stack({ gap: '8' })}>
      {/* Nothing can be picked yet: a file that came now would be lost. */}
      {!busy && takesPictures && input('camera')}
      {!busy && input('file')}
      {!fileFirst && byCamera}
      <Button
        tone={main ? 'primary' : quiet || (takesPictures && !fileFirst) ? 'quiet' : 'secondary'}
        full
        busy={busy}
        event={event}
        onClick={() => ask(files.current)}
      >
        <MoreIcon name="document" />
        {t('btn.file')}
      </Button>
      {fileFirst && byCamera}
      <div role="status" className={cx(field().live, css({ textStyle: 'body.sm', color: 'fg.muted' }))}>
        {silent ? t('file.notOpened') : hint}
      </div>
    </div>
  );
}
