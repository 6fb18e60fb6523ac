import { estimate } from '@styled/recipes';
import { progress } from '../../../machines/products/credit-claim/progress.ts';
import { Section } from '../../blocks/claim/section.tsx';
import { Steps } from '../../blocks/claim/steps.tsx';
import { useT } from '../../i18n/index.ts';

type Milestone = (typeof progress.milestones)[number];

/** How long a milestone takes, where the product says so. */
const TIMES = {
  application: 'start.applicationTime',
  identity: 'start.identityTime',
  banks: 'start.banksTime',
} as const satisfies Partial<Record<Milestone, string>>;
const isTimed = (milestone: Milestone): milestone is keyof typeof TIMES => milestone in TIMES;

/** The milestones of the claim, in the words that its page and lists use. */
export default function NextSteps() {
  const t = useT();
  return (
    <div className={estimate().next}>
      <Section title={t('start.next')}>
        <Steps
          steps={progress.milestones.map((milestone) => ({
            title: t(`milestone.${milestone}`),
            state: isTimed(milestone) ? t(TIMES[milestone]) : undefined,
            text: t(`start.${milestone}Text`),
          }))}
        />
      </Section>
    </div>
  );
}
