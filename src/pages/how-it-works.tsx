import { useEffect, useState } from 'react';
import { css, cx } from '@styled/css';
import { stack, wrap } from '@styled/patterns';
import { card } from '@styled/recipes';
import { useT } from '../i18n/index.ts';
import { Halves, Link, LinkButton, Page, Skeleton } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';
import type { loadSteps } from './start/load-steps.ts';

type Parts = Awaited<ReturnType<typeof loadSteps>>;

/** As high as the steps, and what to have at hand, before they have come. From 1024 px on they stand above all else. */
const stages = css({ minH: '[420px]', desktop: { order: '-1', gridColumn: '[1/-1]', minH: '[256px]' } });
/** As on the first page. */
const panel = `${card()} ${stack({ gap: '12' })} ${css({ bg: 'accent.wash', borderColor: 'accent.edge' })}`;
const time = css({ minH: 'control' });

const links = wrap({ columnGap: '24', rowGap: '12' });
const whole = css({ desktop: { gridColumn: '[1/-1]' } });
const prepare = css({ minH: '[256px]', desktop: { gridRow: '[span 2]' } });

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
        <div data-offer className={panel}>
          {parts !== undefined && <div className={time}>{parts && <parts.OwnTime />}</div>}
          <LinkButton full to="c2c-car">
            {t('how.start')}
          </LinkButton>
        </div>
        {parts !== undefined && <div className={stages}>{parts ? <parts.Stages /> : <Skeleton />}</div>}
        {parts !== undefined && <div className={prepare}>{parts && <parts.Prepare />}</div>}
        {parts && <parts.IfRefused />}
        {/* Rows, once their styles have come. */}
        <p className={cx(whole, parts?.onward ?? links)}>
          <Link to="home">{t('how.price')}</Link>
          <Link to="guide">{t('how.guide')}</Link>
          <Link to="agreement">{t('nav.agreement')}</Link>
        </p>
      </Halves>
    </Page>
  );
}
