import type { ReactNode } from 'react';
import { Page } from '../../../ui/index.ts';
import { Back } from '../../../blocks/claim/back.tsx';
import { Columns } from '../../../blocks/columns.tsx';

interface Props {
  screen: string;
  title: string;
  lead?: ReactNode;
  busy: boolean;
  onBack: () => void;
  children: ReactNode;
  /** Beside the form on a desk, below it on a phone. */
  aside?: ReactNode;
}

/** A step of a new claim at a desk: the form on the left, what belongs to it on the right. */
export function DeskStep({ screen, title, lead, busy, onBack, children, aside }: Props) {
  return (
    <Page screen={screen} title={title} lead={lead} above={<Back onBack={onBack} busy={busy} />}>
      {aside === undefined ? children : <Columns main={children} aside={aside} />}
    </Page>
  );
}
