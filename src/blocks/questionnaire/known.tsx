import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { carCard } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { useStands } from '../../ui/form/index.ts';
import { SummaryList, type SummaryRow } from '../../ui/index.ts';
import { CardFoot } from '../claim/card-foot.tsx';

interface Props {
  /** What is known, in words: all of it together, a `\n` starts a line; or by its names. */
  rows: string | readonly SummaryRow[];
  /** Where it comes from; of a line nothing is said. */
  source?: string;
  /** What the button changes, for those who hear it alone. */
  about: string;
  /** The raw values that the words stand for, by their paths, as the form got them. */
  given: Readonly<Record<string, unknown>>;
  /** False: it is not known, or something of it has to be looked at. */
  fold: boolean;
  /** The fields of these values. */
  children: ReactNode;
}

/**
 * Values that are known already, as a card to be checked; their fields are folded, and sent all the same. They open by a
 * press, by other values than the card says, and by a refusal; then they stand instead of the card.
 */
export function Known({ rows, source = '', about, given, fold, children }: Props) {
  const t = useT();
  const id = useId();
  const classes = carCard();
  const fields = useRef<HTMLDivElement>(null);
  // What is saved comes back from the server while its call ends: the card is about what it was opened with.
  const [first] = useState(given);
  const stands = useStands(first);
  const [open, setOpen] = useState(!fold);
  const [pressed, setPressed] = useState(false);
  if (!stands && !open) setOpen(true);
  useEffect(() => {
    if (pressed) fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [pressed]);
  const change = (
    <button
      type="button"
      className={classes.change}
      aria-expanded="false"
      aria-controls={id}
      aria-label={t('summary.edit', { label: about })}
      onClick={() => {
        setOpen(true);
        setPressed(true);
      }}
    >
      {t('btn.edit')}
    </button>
  );
  return (
    <>
      {!open && (
        <div className={classes.root} data-known>
          {typeof rows === 'string' ? (
            <div className={classes.about}>
              <p>{rows}</p>
              {change}
            </div>
          ) : (
            <>
              <SummaryList rows={rows} />
              <CardFoot source={source}>{change}</CardFoot>
            </>
          )}
        </div>
      )}
      <div ref={fields} id={id} className={classes.fold} hidden={!open}>
        {children}
      </div>
    </>
  );
}
