import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { carCard, link } from '@styled/recipes';
import { useStands } from '../../ui/form/index.ts';
import { MoreIcon } from '../../ui/index.ts';

/**
 * Fields that most leave empty, behind the words that name them. They open by a press, by a value and by a refusal, and then stay:
 * nothing that was said is ever out of sight.
 */
export function FoldedFields({
  names,
  title,
  children,
}: {
  /** Their paths: empty while nothing is said. */
  names: readonly string[];
  title: string;
  children: ReactNode;
}) {
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const isEmpty = useStands(Object.fromEntries(names.map((name) => [name, ''])));
  const [open, setOpen] = useState(false);
  const [pressed, setPressed] = useState(false);
  if (!isEmpty && !open) setOpen(true);
  useEffect(() => {
    if (pressed) fields.current?.querySelector<HTMLElement>('input')?.focus();
  }, [pressed]);
  return (
    <>
      {!open && (
        <div>
          <button
            type="button"
            className={link({ place: 'alone' })}
            aria-expanded="false"
            aria-controls={id}
            onClick={() => {
              setOpen(true);
              setPressed(true);
            }}
          >
            {title}
            <MoreIcon name="down" />
          </button>
        </div>
      )}
      <div ref={fields} id={id} className={carCard().fold} hidden={!open}>
        {children}
      </div>
    </>
  );
}
