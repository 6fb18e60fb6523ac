import { policyCard } from '@styled/recipes';
import { Icon } from '../../ui/index.ts';
import { CalendarSign } from '../calendar-sign.tsx';
import { CarPicture } from '../claim/car-picture.tsx';
import { CarPlate } from './car-plate.tsx';
import type { policyState } from './policy-state.ts';

const SIGN = { active: <Icon name="check" />, notYet: <CalendarSign />, over: <Icon name="info" /> } as const;

/** From when to when a policy is, in words, with the sign of whether it is in force. */
export function PolicyDays({
  state,
  days,
  look,
}: {
  state: ReturnType<typeof policyState>;
  days: string;
  /** One more class. */
  look?: string | undefined;
}) {
  return (
    <p className={[policyCard().days, look].filter(Boolean).join(' ')}>
      {SIGN[state]}
      {days}
    </p>
  );
}

/** The car of a policy: its name, its plate as it hangs, its picture. `label`: what the plate is called. */
export function PolicyCar({ name, plate, label }: { name: string; plate: string | null | undefined; label: string }) {
  const classes = policyCard();
  return (
    <div className={classes.body}>
      <CarPicture>
        <p className={classes.car}>{name}</p>
        {plate && <CarPlate plate={plate} label={label} />}
      </CarPicture>
    </div>
  );
}

/** What else a policy says. */
export function PolicyFacts({ facts }: { facts: readonly { readonly label: string; readonly value: string }[] }) {
  const classes = policyCard();
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
