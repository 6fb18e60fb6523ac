import { type DragEvent, type ReactNode, useState } from 'react';
import { cx } from '@styled/css';
import { arranged, card } from '@styled/recipes';

/** A card that files may be dropped on, where they lie on a desk; what stands inside is the way to a file for everybody. */
export function DropPlace({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, isOver: boolean) => {
    // Else the browser opens the file in place of the page.
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <div
      className={cx(card(), arranged({ as: 'drop' }))}
      data-over={over || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
