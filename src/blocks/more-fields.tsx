import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { arranged } from '@styled/recipes';
import { useFieldValue, useHasErrors } from '../ui/form/index.ts';
import { MoreIcon } from '../ui/index.ts';

interface Props {
  /** What is asked, and that it need not be said. */
  title: string;
  /** Paths of the fields: the same ones always. */
  names: readonly string[];
  children: ReactNode;
}

// Nothing off the price is no discount.
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '' || value === 0;

/** Fields that may stay empty: a press away, until they are wanted. What holds a value or was refused is never out of sight. */
export function MoreFields({ title, names, children }: Props) {
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const refused = useHasErrors(names);
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- as many fields as there are names, always
  const said = names.map((name) => useFieldValue(name)).some((value) => !isEmpty(value));
  const [open, setOpen] = useState(said);
  const [pressed, setPressed] = useState(false);
  // Emptied again they stay where they are.
  if (!open && (said || refused)) setOpen(true);
  useEffect(() => {
    if (pressed) fields.current?.querySelector('input')?.focus();
  }, [pressed]);
  return (
    <>
      {!open && (
        <button
          type="button"
          className={arranged({ as: 'further' })}
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
      )}
      <div ref={fields} id={id} className={arranged({ as: 'opened' })} hidden={!open}>
        {children}
      </div>
    </>
  );
}
