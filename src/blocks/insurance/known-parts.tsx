import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { cx } from '@styled/css';
import { arranged, carCard, link } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { Icon, SummaryList, type SummaryRow } from '../../ui/index.ts';
import { MoreIcon } from '../../ui/more-icons.tsx';

/** Of each part one row. */
const Brief = createContext(false);

/**
 * All that is known already: parts on one card, the ways to change them below each other. `folds`: what each is known by,
 * and the rest on demand.
 */
export function KnownParts({ folds = false, children }: { folds?: boolean; children: ReactNode }) {
  const t = useT();
  const [all, setAll] = useState(false);
  const isFolded = folds && !all;
  const card = useRef<HTMLDivElement>(null);
  return (
    <div ref={card} className={arranged({ as: 'known' })}>
      <Brief value={isFolded}>{children}</Brief>
      {isFolded && (
        <div>
          <button
            type="button"
            className={link({ place: 'alone' })}
            aria-expanded="false"
            onClick={() => {
              setAll(true);
              // The button goes.
              card.current?.querySelector('button')?.focus();
            }}
          >
            {t('ins.check.all')}
            <MoreIcon name="down" />
          </button>
        </div>
      )}
    </div>
  );
}

interface Props {
  /** What it is about. */
  about: string;
  name: string;
  /** What is known of it, a row each, the first of them what it is known by. */
  rows: readonly SummaryRow[];
  /** Where it comes from; absent: it was chosen. */
  source?: string;
  event: string;
  busy: boolean;
  onChange: () => void;
}

/** A part of what is known, and the way to change it. */
export function KnownPart({ about: part, name, rows, source, event, busy, onChange }: Props) {
  const t = useT();
  const classes = carCard();
  const isBrief = useContext(Brief);
  const change = t('ins.offers.changeShort');
  return (
    <section className={classes.part} aria-label={part}>
      <div className={classes.text}>
        <div className={classes.about}>
          <p className={classes.facts}>{part}</p>
          <button
            type="button"
            className={classes.change}
            data-event={event}
            aria-label={`${change}: ${part}`}
            aria-disabled={busy || undefined}
            onClick={() => !busy && onChange()}
          >
            {change}
          </button>
        </div>
        <p className={classes.name}>{name}</p>
        {rows.length > 0 && <SummaryList rows={rows.slice(0, isBrief ? 1 : undefined)} />}
        {source !== undefined && (
          <p className={cx(classes.facts, classes.known)}>
            <Icon name="check" size={16} />
            {source}
          </p>
        )}
      </div>
    </section>
  );
}
