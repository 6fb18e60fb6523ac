import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { stack, visuallyHidden } from '@styled/patterns';
import { GroupContext } from './context.ts';

/** Fields under one heading: an address, a contact person. The summary of errors says it where names repeat. */
export function FieldSet({
  legend,
  hint,
  only,
  children,
}: {
  legend: string;
  hint?: ReactNode;
  /** Nothing else is asked on its page, whose title says it: the legend is heard alone. */
  only?: boolean;
  children: ReactNode;
}) {
  return (
    // Around it: WebKit counts a legend's height twice in a column.
    <div>
      <fieldset className={css({ border: '0', p: '0', minWidth: '0' })}>
        <legend className={only ? visuallyHidden() : css({ textStyle: 'h2', pb: '12' })}>{legend}</legend>
        {hint && <p className={css({ textStyle: 'body.sm', color: 'fg.muted', pb: '12' })}>{hint}</p>}
        <div className={stack({ gap: '20' })}>
          <GroupContext value={legend}>{children}</GroupContext>
        </div>
      </fieldset>
    </div>
  );
}
