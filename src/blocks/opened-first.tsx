import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { arranged } from '@styled/recipes';
import { FieldError, useField } from '../ui/form/index.ts';
import { Card } from '../ui/index.ts';
import type { DocumentField } from './document-button.tsx';

interface Props {
  /** Which document it is: to have opened another one does not count. */
  version: string;
  /** Of the answer, in the summary of errors. */
  label: string;
  /** The document, with what its button carries. */
  children: (field: DocumentField) => ReactNode;
  /** It stands on a card already. */
  bare?: boolean;
}

/** The air of a card around its first part. */
const onCard = css({ '& > *': { pt: '8' } });

/** A draft in which this document was opened, or none yet; null: what was said was said of another. */
export const ofDocument = (raw: Record<string, unknown> | null, version: string) =>
  raw?.['opened'] === version || raw?.['opened'] === '' ? raw : null;

/** A document that is opened before it is agreed to (domain 3.15, READ): an answer of the form around, named `opened`. */
export function OpenedFirst({ version, label, children, bare = false }: Props) {
  const bound = useField('opened', label);
  const answer = (
    <div className={arranged({ as: 'answer' })}>
      {children({
        field: { 'data-field': 'opened', 'aria-describedby': bound.aria['aria-describedby'] },
        onOpened: () => bound.set(version),
      })}
      <FieldError bound={bound} />
    </div>
  );
  return bare ? <div className={onCard}>{answer}</div> : <Card as="section">{answer}</Card>;
}
