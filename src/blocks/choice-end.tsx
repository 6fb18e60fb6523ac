import { choiceEnd } from '@styled/recipes';

/** What a choice comes to, at its other end: "полис от 240 000 ₸". */
export function ChoiceEnd({ label, value }: { /** Nothing: the value tells it. */ label?: string; value: string }) {
  return (
    <span className={choiceEnd()}>
      {label && `${label} `}
      <span>{value}</span>
    </span>
  );
}
