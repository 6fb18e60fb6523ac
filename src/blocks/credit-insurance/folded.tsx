import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { Card, Fold } from '../../ui/index.ts';

interface Props {
  /** What it is about, in small letters. */
  about: string;
  /** What is to be known of it without opening it; below each other. */
  lines: readonly string[];
  /** Open when it comes. */
  open?: boolean;
  children: ReactNode;
}

/** What is known to the reader already, one press away. */
export function Folded({ about, lines, open = false, children }: Props) {
  return (
    <Card>
      <Fold
        look="card"
        open={open}
        title={
          <span>
            <span className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{about}</span>
            {lines.map((line) => (
              <span key={line}>
                <br />
                {line}
              </span>
            ))}
          </span>
        }
      >
        {children}
      </Fold>
    </Card>
  );
}
