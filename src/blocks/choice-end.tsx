import { choiceEnd } from '@styled/recipes';

/** What a choice comes to, at its other end: "полис от 240 000 ₸". */
export function ChoiceEnd({ label, value }: { label: string; value: string }) {
  return (
    <span className={choiceEnd()}>
      {label} <span>{value}</span>
    </span>
  );
}
