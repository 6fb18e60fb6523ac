import { policyCard } from '@styled/recipes';
import { TextField } from '../../ui/form/index.ts';

interface Props {
  label: string;
  hint?: string;
  optional?: boolean;
}

/** A number plate, typed where it is drawn. */
export function PlateField(props: Props) {
  return (
    <div className={policyCard().typed}>
      <TextField {...props} name="plate" capitals autoComplete="off" maxLength={20} />
    </div>
  );
}
