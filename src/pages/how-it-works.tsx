import { type ComponentType, useEffect, useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { card } from '@styled/recipes';
import { useT } from '../i18n/index.ts';
import { Halves, Link, LinkButton, Page, Skeleton } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';

/** As high as the steps are before they have come. */
const steps = css({ minH: '[730px]', tablet: { minH: '[590px]' } });

const part = stack({ gap: '12' });

/** How a loan comes about, step by step. What it would cost is reckoned on the first page. */
export default function HowItWorks({ screen }: ScreenProps<'how-it-works'>) {
  const t = useT();
  // Null: on its way; undefined: it does not come, and the page is whole without.
  const [Steps, setSteps] = useState<ComponentType | null | undefined>(null);
  useEffect(() => {
    import('./start/load-steps.ts')
      .then(({ loadSteps }) => loadSteps())
      .then(
        (Loaded) => setSteps(() => Loaded),
        () => setSteps(undefined),
      );
  }, []);
  return (
    <Page screen={screen} title={t('how.title')}>
      <Halves>
        {Steps !== undefined && <div className={steps}>{Steps === null ? <Skeleton /> : <Steps />}</div>}
        {/* After what it leads through; where there is room, beside it, with what else there is to read. */}
        <div className={`${card()} ${part}`}>
          <div className={part} data-offer>
            <LinkButton full to="c2c-car">
              {t('how.start')}
            </LinkButton>
            <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('how.free')}</p>
          </div>
          <Link to="home">{t('how.price')}</Link>
          <Link to="guide">{t('how.guide')}</Link>
          <Link to="agreement">{t('nav.agreement')}</Link>
        </div>
      </Halves>
    </Page>
  );
}
