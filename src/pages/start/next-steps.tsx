import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged, estimate } from '@styled/recipes';
import type { Progress } from '../../../machines/kit/progress.ts';
import { progress } from '../../../machines/products/credit-claim/progress.ts';
import { Section } from '../../blocks/claim/section.tsx';
import { Steps } from '../../blocks/claim/steps.tsx';
import { useT } from '../../i18n/index.ts';
import { Card, Link } from '../../ui/index.ts';

export { Prepare } from './prepare.tsx';

/** The look of the ways on below them. */
export const onward = arranged({ as: 'onward' });

/** The way to a loan in three parts: what the applicant does at once, what the banks do, what is left then; and if one refuses. */
export function Stages({ short = false }: { /** Names and times alone. */ short?: boolean }) {
  const t = useT();
  const { minutes }: Progress = progress;
  const own = Object.values(minutes ?? {}).reduce((sum, n) => sum + n, 0);
  const parts = [
    { title: t('milestone.application'), state: t('line.about', { n: own }), text: t('steps.claimText') },
    { title: t('milestone.banks'), state: t('steps.banksTime'), text: t('steps.banksText') },
    { title: t('milestone.deal'), state: t('steps.dealTime'), text: t('steps.dealText') },
  ];
  if (short)
    return (
      <Section title={t('steps.next')}>
        <ol className={estimate().stages}>
          {parts.map(({ title, state }, index) => (
            <li key={title}>
              <span aria-hidden="true">{index + 1}</span>
              <div>
                <h3 className={css({ textStyle: 'body.strong' })}>{title}</h3>
                <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{state}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className={onward}>
          <Link to="how-it-works">{t('steps.how')}</Link>
          <Link to="guide">{t('steps.help')}</Link>
          <Link to="agreement">{t('nav.agreement')}</Link>
        </div>
      </Section>
    );
  // The page's own heading says what they are.
  return (
    <div className={stack({ gap: '24' })}>
      <Card>
        <div className={arranged({ as: 'stages' })}>
          <Steps level="h2" steps={parts} />
        </div>
      </Card>
      <Card as="section">
        <div className={stack({ gap: '8' })}>
          <h2 className={css({ textStyle: 'h2' })}>{t('steps.refused')}</h2>
          <p>{t('steps.refusedText')}</p>
        </div>
      </Card>
    </div>
  );
}
