import type { ReactNode } from 'react';
import { arranged } from '@styled/recipes';

/** Of what is offered, what matters: a sign, a few words, and in smaller ones what is to be known with them. */
export function Gives({
  rows,
}: {
  rows: readonly { readonly sign: ReactNode; readonly title: string; readonly note?: string }[];
}) {
  return (
    <ul className={arranged({ as: 'gives' })}>
      {rows.map(({ sign, title, note }) => (
        <li key={title}>
          {sign}
          <span>
            <strong>{title}</strong>
            {note && <span>{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
