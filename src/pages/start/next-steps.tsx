import { css } from '@styled/css';
import { arranged, estimate } from '@styled/recipes';
import type { TextId } from '../../../locales/ids.ts';
import type { Milestone, Progress } from '../../../machines/kit/progress.ts';
import { progress } from '../../../machines/products/credit-claim/progress.ts';
import { Section } from '../../blocks/claim/section.tsx';
import { Steps } from '../../blocks/claim/steps.tsx';
import { useT } from '../../i18n/index.ts';
import { Card, Link } from '../../ui/index.ts';

/** What takes as long as others take. */
const OF_OTHERS: Readonly<Partial<Record<Milestone, TextId>>> = {
  banks: 'steps.banksTime',
  signing: 'steps.signingTime',
  deal: 'steps.dealTime',
};

/** The milestones of the claim, in the words that its page and lists use. */
export default function NextSteps({ short = false }: { /** Names and minutes alone. */ short?: boolean }) {
  const t = useT();
  const { minutes }: Progress = progress;
  const timeOf = (milestone: Milestone): string | undefined => {
    const n = minutes?.[milestone];
    if (n !== undefined) return t('line.about', { n });
    const words = OF_OTHERS[milestone];
    return words && t(words);
  };
  if (short)
    return (
      <Section title={t('steps.next')}>
        <ol className={estimate().stages}>
          {progress.milestones.map((milestone, index) => (
            <li key={milestone}>
              <span aria-hidden="true">{index + 1}</span>
              <div>
                <h3 className={css({ textStyle: 'body.strong' })}>{t(`milestone.${milestone}`)}</h3>
                <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{timeOf(milestone)}</p>
              </div>
            </li>
          ))}
        </ol>
        <p>
          <Link to="how-it-works">{t('steps.how')}</Link>
        </p>
        <p>
          <Link to="guide">{t('steps.help')}</Link>
        </p>
      </Section>
    );
  const mine = Object.values(minutes ?? {}).reduce((sum, n) => sum + n, 0);
  // The page's own heading says what they are.
  return (
    <Card>
      <p className={css({ textStyle: 'body.strong', mb: '16' })}>
        {t('steps.total', { time: t('line.about', { n: mine }) })}
      </p>
      <div className={arranged({ as: 'stages' })}>
        <Steps
          level="h2"
          steps={progress.milestones.map((milestone) => ({
            title: t(`milestone.${milestone}`),
            state: timeOf(milestone),
            text: t(`steps.${milestone}Text`),
          }))}
        />
      </div>
    </Card>
  );
}
