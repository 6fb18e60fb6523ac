import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { Card, Fold } from '../ui/index.ts';

/** A part of a page that is read, whose heading opens it: as one of a list of them. */
export function Folded({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <Card>
      <Fold look="card" open={open} title={<h3 className={css({ textStyle: 'body.strong' })}>{title}</h3>}>
        {children}
      </Fold>
    </Card>
  );
}
