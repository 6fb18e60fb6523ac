import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged, estimate } from '@styled/recipes';
import type { Progress } from '../../../machines/kit/progress.ts';
import { progress } from '../../../machines/products/credit-claim/progress.ts';
import type { TextId } from '../../../locales/ids.ts';
import { Section } from '../../blocks/claim/section.tsx';
import { useT } from '../../i18n/index.ts';
import { Card, Link } from '../../ui/index.ts';

export { Prepare } from './prepare.tsx';

/** The look of the ways on below them. */
export const onward = arranged({ as: 'onward' });

const { minutes }: Progress = progress;
const own = Object.values(minutes ?? {}).reduce((sum, n) => sum + n, 0);

type Stage = (typeof progress.milestones)[number];
/** What happens in each of them. */
const TEXTS: Readonly<Record<Stage, TextId>> = {
  application: 'steps.application',
  identity: 'steps.identity',
  data: 'steps.data',
  banks: 'steps.banks',
  signing: 'steps.signing',
  deal: 'steps.deal',
};
/** How long it takes where that is not in the applicant's hands. */
const OTHERS_TIME: Partial<Readonly<Record<Stage, TextId>>> = { banks: 'steps.banksTime', deal: 'steps.dealTime' };

/** The milestones of a claim, as they stand above its steps: beside each other where there is room. */
export function Stages({ short = false }: { /** Names and times alone. */ short?: boolean }) {
  const t = useT();
  const timeOf = (stage: Stage): string | undefined => {
    const n = minutes?.[stage];
    const others = OTHERS_TIME[stage];
    return n === undefined ? others && t(others) : t('line.about', { n });
  };
  const Name = short ? 'h3' : 'h2';
  const stages = (
    <ol className={arranged({ as: 'stages' })}>
      {progress.milestones.map((stage, index) => (
        <li key={stage}>
          <span aria-hidden="true">{index + 1}</span>
          <div>
            <Name className={css({ textStyle: 'body.strong' })}>{t(`milestone.${stage}`)}</Name>
            <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{timeOf(stage)}</p>
            {!short && <p>{t(TEXTS[stage])}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
  // The page's own heading says what they are.
  if (!short) return stages;
  return (
    <Section title={t('steps.next')}>
      {stages}
      <div className={onward}>
        <Link to="how-it-works">{t('steps.how')}</Link>
        <Link to="guide">{t('steps.help')}</Link>
        <Link to="agreement">{t('nav.agreement')}</Link>
      </div>
    </Section>
  );
}

/** How much of it is the applicant's own time. */
export function OwnTime() {
  const t = useT();
  return (
    <p className={estimate().head}>
      <span className={estimate().caption}>{t('steps.yours')}</span>
      <strong className={estimate().inAll}>{t('line.about', { n: own })}</strong>
    </p>
  );
}

/** That one refusal is not the end. */
export function IfRefused() {
  const t = useT();
  return (
    <Card as="section">
      <div className={stack({ gap: '8' })}>
        <h2 className={css({ textStyle: 'h2' })}>{t('steps.refused')}</h2>
        <p>{t('steps.refusedText')}</p>
      </div>
    </Card>
  );
}
