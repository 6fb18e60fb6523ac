import type { ReactNode } from 'react';
import { css } from '@styled/css';

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12' });
/** Beside the button while eight letters of it find place there: with big letters the button stands below. */
const name = css({ textStyle: 'h3', flex: '[1 1 8em]', minWidth: '0' });
/** The button's air reaches into the card's, so that its word ends where the values end. */
const edge = css({ my: '[-8px]', mr: '[-21px]', ml: 'auto' });

/** A card's heading, and a quiet button at its end. */
export function CardHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={head}>
      <h2 className={name}>{title}</h2>
      {children && <div className={edge}>{children}</div>}
    </div>
  );
}
