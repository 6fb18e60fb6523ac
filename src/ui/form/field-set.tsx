import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';

/** Fields under one heading: an address, a contact person. */
export function FieldSet({ legend, hint, children }: { legend: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={css({ border: '0', p: '0', minWidth: '0' })}>
      <legend className={css({ textStyle: 'h3', pb: '12' })}>{legend}</legend>
      {hint && <p className={css({ textStyle: 'body.sm', color: 'fg.muted', pb: '12' })}>{hint}</p>}
      <div className={stack({ gap: '20' })}>{children}</div>
    </fieldset>
  );
}
