import { useEffect, useState } from 'react';
import { css } from '@styled/css';
import { hstack } from '@styled/patterns';
import type { FileInfo } from '../../../../../openapi/index.ts';
import { useT } from '../../../../i18n/index.ts';
import { Button, Card } from '../../../../ui/index.ts';
import { UNDO_MS } from './removal.ts';

interface Props {
  file: FileInfo;
  /** What was said of it. */
  words: string;
  /** Goes away by itself. */
  timed: boolean;
  onUndo(): void;
  onOver(): Promise<unknown>;
}

/** Where the file stood: it is removed, and can be brought back. Its time stands still under a pointer and in the focus. */
export function RemovedFile({ file, words, timed, onUndo, onOver }: Props) {
  const t = useT();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  useEffect(() => {
    if (!timed || held) return;
    const timer = setTimeout(() => void onOver(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [timed, held, onOver]);
  return (
    <Card as="li">
      <div
        className={hstack({ justify: 'space-between', gap: '8', flexWrap: 'wrap' })}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <span className={css({ color: 'fg.muted', overflowWrap: 'anywhere', minWidth: '0' })}>{words}</span>
        <Button tone="secondary" aria-label={t('st.undoNamed', { name: file.name })} onClick={onUndo}>
          {t('st.undo')}
        </Button>
      </div>
    </Card>
  );
}
