import type { ReactNode } from 'react';
import type { ScreenId } from '../../../../../machines/screens.ts';
import { questionnaireScreens } from '../../../../../machines/products/credit-claim/questionnaire.screens.ts';
import { useT } from '../../../../i18n/index.ts';
import { Page, Stepper } from '../../../../ui/index.ts';

const STEPS = [
  'q-personal',
  'q-document',
  'q-contacts',
  'q-family',
  'q-job',
  'q-addresses',
  'q-application',
  'q-review',
] as const satisfies readonly ScreenId[];
export type StepId = (typeof STEPS)[number];

interface Props {
  screen: StepId;
  lead?: ReactNode;
  children: ReactNode;
}

/** One step of the questionnaire: where we are, what is asked. */
export function QuestionnaireStep({ screen, lead, children }: Props) {
  const t = useT();
  const title = t(questionnaireScreens[screen].title);
  return (
    <Page
      screen={screen}
      title={title}
      lead={lead}
      above={<Stepper step={STEPS.indexOf(screen) + 1} total={STEPS.length} title={t('q.title')} />}
    >
      {children}
    </Page>
  );
}
