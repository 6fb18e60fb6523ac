import { css } from '@styled/css';
import { choiceEnd } from '@styled/recipes';

// A price that needs no word is what the choice is made by.
const alone = css({ textStyle: 'body.strong' });

/** What a choice comes to, at its other end: "полис от 240 000 ₸". */
export function ChoiceEnd({ label, value }: { /** Nothing: the value tells it. */ label?: string; value: string }) {
  return (
    <span className={choiceEnd()}>
      {label && `${label} `}
      <span className={label ? undefined : alone}>{value}</span>
    </span>
  );
}
