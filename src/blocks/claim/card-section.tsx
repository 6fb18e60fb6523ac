import { useId, type ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { Card, Fold } from '../../ui/index.ts';
import { useWide } from '../../ui/use-wide.ts';

/** A part of a page on a card, under its own heading. */
export function CardSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={stack({ gap: '12' })}>
        <h2 id={id} className={css({ textStyle: 'h2' })}>
          {title}
        </h2>
        {children}
      </div>
    </Card>
  );
}

/** The same; where there is one column, its heading opens it. `folded`: beside another column too. */
export function FoldedSection({
  title,
  folded = false,
  opened = false,
  children,
}: {
  title: string;
  folded?: boolean;
  /** Open where there is one column, too. */
  opened?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const wide = useWide();
  return (
    <Card as="section" aria-labelledby={id}>
      <Fold
        look="card"
        open={opened || (wide && !folded)}
        title={
          <h2 id={id} className={css({ textStyle: 'h2' })}>
            {title}
          </h2>
        }
      >
        {children}
      </Fold>
    </Card>
  );
}
