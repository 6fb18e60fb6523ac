import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Page, Stepper } from '../../../ui/index.ts';
import { Back } from '../../../blocks/claim/back.tsx';
import { Columns } from '../../../blocks/columns.tsx';

/** Client, car, terms, check. */
const STEPS = 4;

interface Props {
  screen: string;
  title: string;
  lead?: string;
  step: number;
  busy: boolean;
  onBack: () => void;
  children: ReactNode;
  /** Beside the form on a desk, below it on a phone. */
  aside?: ReactNode;
}

/** A step of a new claim at a desk: the form on the left, what belongs to it on the right. */
export function DeskStep({ screen, title, lead, step, busy, onBack, children, aside }: Props) {
  const t = useT();
  return (
    <Page
      screen={screen}
      title={title}
      lead={lead}
      above={
        <>
          <Back onBack={onBack} busy={busy} />
          <Stepper step={step} total={STEPS} title={t('dealer.title')} />
        </>
      }
    >
      {aside === undefined ? children : <Columns main={children} aside={aside} />}
    </Page>
  );
}
