import { choice, insurerRow } from '@styled/recipes';
import { type Company, type CompanyKind, CompanyName } from './marks/company-name.tsx';

/** The list that such offers stand in. */
export const offerList = (): string => insurerRow().list;

interface Props {
  company: Company;
  kind: CompanyKind;
  /** Of the offer, as the radio button sends it. */
  id: string;
  chosen: boolean;
  /** Without it the offer is only shown. */
  onChoose?: (() => void) | undefined;
}

/** The first line of an offer in a list: whose it is, and the radio button that picks it. */
export function OfferHead({ company, kind, id, chosen, onChoose }: Props) {
  const classes = insurerRow();
  return (
    <span className={classes.line}>
      <span className={classes.who}>
        <CompanyName company={company} kind={kind}>
          <strong className={classes.name}>{company.name}</strong>
        </CompanyName>
      </span>
      {onChoose && (
        <input
          type="radio"
          name="offer"
          value={id}
          checked={chosen}
          onChange={onChoose}
          className={`${choice().input} ${classes.radio}`}
        />
      )}
    </span>
  );
}
