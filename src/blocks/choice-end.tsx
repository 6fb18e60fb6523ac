import { css } from '@styled/css';
import { choiceEnd } from '@styled/recipes';

// A price that needs no word is what the choice is made by.
const alone = css({ textStyle: 'body.strong' });

/** What a choice comes to, at its other end: "полис от 240 000 ₸". */
export function ChoiceEnd({
  label,
  value,
  below,
  dearer = false,
}: {
  /** Nothing: the value tells it. */
  label?: string;
  value: string;
  /** Where one choice of the group has no room at its other end: below the words in all of them. */
  below?: boolean;
  /** It makes something else dearer. */
  dearer?: boolean;
}) {
  return (
    <span className={choiceEnd({ below, dearer })}>
      {label && `${label} `}
      <span className={label ? undefined : alone}>{value}</span>
    </span>
  );
}
