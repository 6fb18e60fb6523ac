import type { ReactNode } from 'react';
import type { ScreenId } from '../../../../../machines/screens.ts';
import { questionnaireScreens } from '../../../../../machines/products/credit-claim/questionnaire.screens.ts';
import { useT } from '../../../../i18n/index.ts';
import { Columns } from '../../../../blocks/columns.tsx';
import { Page } from '../../../../ui/index.ts';
import { type AboutClaim, ClaimAside } from './claim-aside.tsx';
import { AboveFieldsContext } from './step-form.tsx';
import { TermsStrip } from './terms-strip.tsx';
import { type AboutMonthly, useMonthly } from './use-monthly.ts';

const STEPS = [
  'q-personal',
  'q-document',
  'q-contacts',
  'q-family',
  'q-job',
  'q-addresses',
  'q-review',
] as const satisfies readonly ScreenId[];
export type StepId = (typeof STEPS)[number];

interface Props {
  screen: StepId;
  lead?: ReactNode;
  about: AboutClaim & AboutMonthly;
  /** Beside it; default: what is applied for and what comes next. */
  aside?: ReactNode;
  /** After both. */
  end?: ReactNode;
  children: ReactNode;
}

/** One step of the questionnaire: where we are, what is asked. */
export function QuestionnaireStep({ screen, lead, about, aside, end, children }: Props) {
  const t = useT();
  const { claim } = about.context.responses;
  const monthly = useMonthly(about);
  const title = t(questionnaireScreens[screen].title);
  const next = STEPS[STEPS.indexOf(screen) + 1] ?? screen;
  // That one's heading asks for something: of a step to come it is no name.
  const coming = t(next === 'q-review' ? 'q.nextReview' : questionnaireScreens[next].title);
  return (
    <Page screen={screen} title={title} lead={lead}>
      <Columns
        parts="half"
        // On a phone the panel has no place.
        main={
          <AboveFieldsContext value={claim && !aside && <TermsStrip claim={claim} monthly={monthly} />}>
            {children}
          </AboveFieldsContext>
        }
        end={end}
        aside={aside ?? <ClaimAside about={about} next={coming} monthly={monthly} />}
      />
    </Page>
  );
}
