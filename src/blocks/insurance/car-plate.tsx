import { policyCard } from '@styled/recipes';
import { parsePlate } from '../../../schemas/facts/plate.ts';
import { showPlate } from './plate-words.ts';

/** A number plate as it hangs on a car of Kazakhstan. One that fits no pattern is written as it is. */
export function CarPlate({
  plate: raw,
  label,
}: {
  plate: string;
  /** What it is, for those who hear it alone. */ label: string;
}) {
  const classes = policyCard();
  const known = parsePlate(raw);
  if (known === null) return <p>{raw}</p>;
  const { plate, region } = known;
  const main = showPlate(plate)
    .slice(0, region === undefined ? undefined : -region.length)
    .trimEnd();
  return (
    <p className={classes.plate} role="img" aria-label={`${label}: ${[main, region].filter(Boolean).join(' ')}`}>
      <span className={classes.letters} />
      <span>{main}</span>
      {region !== undefined && <span className={classes.region}>{region}</span>}
    </p>
  );
}
