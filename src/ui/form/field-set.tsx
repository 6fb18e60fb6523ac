import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { GroupContext } from './context.ts';

/** Fields under one heading: an address, a contact person. The summary of errors says it where names repeat. */
export function FieldSet({ legend, hint, children }: { legend: string; hint?: ReactNode; children: ReactNode }) {
  return (
    // Around it: WebKit counts a legend's height twice in a column.
    <div>
      <fieldset className={css({ border: '0', p: '0', minWidth: '0' })}>
        <legend className={css({ textStyle: 'h2', pb: '12' })}>{legend}</legend>
        {hint && <p className={css({ textStyle: 'body.sm', color: 'fg.muted', pb: '12' })}>{hint}</p>}
        <div className={stack({ gap: '20' })}>
          <GroupContext value={legend}>{children}</GroupContext>
        </div>
      </fieldset>
    </div>
  );
}
