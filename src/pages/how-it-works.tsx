import { useEffect, useState } from 'react';
import { css } from '@styled/css';
import { stack, wrap } from '@styled/patterns';
import { useT } from '../i18n/index.ts';
import { Halves, Link, LinkButton, Page, Skeleton } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';
import type { loadSteps } from './start/load-steps.ts';

type Parts = Awaited<ReturnType<typeof loadSteps>>;

/** As high as the steps, and what to have at hand, before they have come. */
const stages = css({ minH: '[420px]', tablet: { minH: '[320px]' } });

const beside = stack({ gap: '24' });
const links = wrap({ columnGap: '24', rowGap: '12' });
const prepare = css({ minH: '[256px]' });

/** How a loan comes about, step by step. What it would cost is reckoned on the first page. */
export default function HowItWorks({ screen }: ScreenProps<'how-it-works'>) {
  const t = useT();
  // Null: on its way; undefined: it does not come, and the page is whole without.
  const [parts, setParts] = useState<Parts | null | undefined>(null);
  useEffect(() => {
    import('./start/load-steps.ts').then((steps) => steps.loadSteps()).then(setParts, () => setParts(undefined));
  }, []);
  return (
    <Page screen={screen} title={t('how.title')} lead={t('how.lead')}>
      <Halves>
        {/* Nobody has to read it all first. */}
        <div className={beside}>
          <div data-offer>
            <LinkButton full to="c2c-car">
              {t('how.start')}
            </LinkButton>
          </div>
          {parts !== undefined && <div className={stages}>{parts ? <parts.Stages /> : <Skeleton />}</div>}
        </div>
        {/* Where there is room, beside it, with what else there is to read. */}
        <div className={beside}>
          {parts !== undefined && <div className={prepare}>{parts && <parts.Prepare />}</div>}
          {/* Rows, once their styles have come. */}
          <p className={parts?.onward ?? links}>
            <Link to="home">{t('how.price')}</Link>
            <Link to="guide">{t('how.guide')}</Link>
            <Link to="agreement">{t('nav.agreement')}</Link>
          </p>
        </div>
      </Halves>
    </Page>
  );
}
