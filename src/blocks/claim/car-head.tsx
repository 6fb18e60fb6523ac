import { carCard } from '@styled/recipes';
import { CarDrawing } from './car-drawing.tsx';

/** Picture, name and facts of a car, each fact a line. */
export function CarHead({ name, facts }: { name: string; facts: readonly string[] }) {
  const classes = carCard();
  return (
    <div className={classes.head}>
      <div className={classes.picture}>
        <CarDrawing />
      </div>
      <div className={classes.text}>
        <p className={classes.name}>{name}</p>
        {facts.map((fact) => (
          <p key={fact} className={classes.facts}>
            {fact}
          </p>
        ))}
      </div>
    </div>
  );
}
