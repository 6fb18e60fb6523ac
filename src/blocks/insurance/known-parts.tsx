import type { ReactNode } from 'react';
import { cx } from '@styled/css';
import { arranged, carCard } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/index.ts';

/** All that is known already: parts on one card, the ways to change them below each other. */
export function KnownParts({ children }: { children: ReactNode }) {
  return <div className={arranged({ as: 'known' })}>{children}</div>;
}

interface Props {
  /** What it is about. */
  about: string;
  name: string;
  /** Each a line. */
  facts: readonly string[];
  /** Where it comes from; absent: it was chosen. */
  source?: string;
  event: string;
  busy: boolean;
  onChange: () => void;
}

/** A part of what is known, and the way to change it. */
export function KnownPart({ about: part, name, facts, source, event, busy, onChange }: Props) {
  const t = useT();
  const classes = carCard();
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
        {[...new Set(facts)].map((fact) => (
          <p key={fact} className={classes.facts}>
            {fact}
          </p>
        ))}
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
