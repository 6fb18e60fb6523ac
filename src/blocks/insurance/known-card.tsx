import { css } from '@styled/css';
import { carCard } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { CardFoot } from '../claim/card-foot.tsx';
import { CarHead } from '../claim/car-head.tsx';

// The button ends the card, as it does below a line.
const row = css({ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', columnGap: '12' });

interface Props {
  /** What it is about, for whoever hears the button alone. */
  about: string;
  name: string;
  /** Each a line. */
  facts: readonly string[];
  /** A car has a picture. */
  drawn?: boolean;
  /** Where it comes from; absent: it was chosen. */
  source?: string;
  event: string;
  busy: boolean;
  onChange: () => void;
}

/** What is known already, and the way to change it. */
export function KnownCard({ about, name, facts, drawn = false, source, event, busy, onChange }: Props) {
  const t = useT();
  const classes = carCard();
  const change = t('ins.offers.changeShort');
  const button = (
    <button
      type="button"
      className={classes.change}
      data-event={event}
      aria-label={`${change}: ${about}`}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onChange()}
    >
      {change}
    </button>
  );
  const lines = facts.map((fact) => (
    <p key={fact} className={classes.facts}>
      {fact}
    </p>
  ));
  if (source === undefined)
    return (
      <section className={classes.root} aria-label={about}>
        <div className={row}>
          <div className={classes.text}>
            <p className={classes.facts}>{about}</p>
            <p className={classes.name}>{name}</p>
            {lines}
          </div>
          <div className={css({ mb: '-8' })}>{button}</div>
        </div>
      </section>
    );
  return (
    <section className={classes.root} aria-label={about}>
      {drawn ? (
        <CarHead name={name} facts={facts} />
      ) : (
        <div className={classes.text}>
          <p className={classes.name}>{name}</p>
          {lines}
        </div>
      )}
      <CardFoot source={source}>{button}</CardFoot>
    </section>
  );
}
