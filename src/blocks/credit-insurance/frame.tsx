import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { Page, Stepper } from '../../ui/index.ts';

interface Props {
  screen: string;
  step: number;
  total: number;
  title: string;
  lead?: ReactNode;
  /** Of the last call; what belongs to fields stands there. */
  children: ReactNode;
}

/** One step of an application for insurance. */
export function Frame({ screen, step, total, title, lead, children }: Props) {
  const t = useT();
  return (
    <Page screen={screen} title={title} lead={lead} above={<Stepper step={step} total={total} title={t('ci.title')} />}>
      {children}
    </Page>
  );
}
