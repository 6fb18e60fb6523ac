import { useCallback, useEffect, useRef, useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { skeleton } from '@styled/recipes';
import { useT } from '../i18n/index.ts';
import { Card, Link, LinkButton, Page } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';
import type { StartParts } from './start/load.ts';

type Forms = Parameters<ScreenProps<'how-it-works'>['fill']>[1];

/** As high as the fields, and what stands in the panel, before they have come. */
const fields = css({ minH: '[370px]' });
const range = css({ minH: '[296px]' });
const next = css({ minH: '[370px]' });
/** `Columns` in halves, written out: their styles come later than this page. */
const columns = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '32',
  desktop: {
    display: 'grid',
    alignItems: 'start',
    columnGap: '64',
    gridTemplateColumns: '[minmax(0, 500px) minmax(0, 1fr)]',
  },
});

/** Where a guest begins: what a month would cost, how it goes on, and the way into the claim. */
export default function HowItWorks({ screen, ask, facts, fill }: ScreenProps<'how-it-works'>) {
  const t = useT();
  // Null: on its way; undefined: it does not come, and the page is whole without.
  const [parts, setParts] = useState<StartParts | null | undefined>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const forms = useRef<Forms | null>(null);
  const [wished, setWished] = useState(false);
  useEffect(() => {
    import('./start/load.ts').then(({ load }) => load()).then(setParts, () => setParts(undefined));
  }, []);
  const follow = useCallback((moved: Forms | null) => {
    forms.current = moved;
    setWished(moved !== null);
  }, []);
  return (
    <Page screen={screen} title={t('how.title')} lead={t('how.lead')}>
      <div className={columns}>
        {parts !== undefined && (
          <div className={fields}>
            {parts ? (
              <parts.Calculator ask={ask} today={facts.today} panel={panel} onForms={follow} />
            ) : (
              <div aria-hidden="true" className={stack({ gap: '48' })}>
                <span className={skeleton({ shape: 'box' })} />
                <span className={skeleton({ shape: 'box' })} />
                <span className={skeleton({ shape: 'box' })} />
              </div>
            )}
          </div>
        )}
        <div className={css({ p: '16', bg: 'accent.wash', borderRadius: 'l3' })}>
          <div className={stack({ gap: '12' })}>
            {parts !== undefined && <div ref={setPanel} className={range} />}
            <LinkButton full to="c2c-car" onGo={() => forms.current && fill('credit-claim', forms.current)}>
              {t(wished ? 'how.startSo' : 'how.start')}
            </LinkButton>
            <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('how.free')}</p>
          </div>
        </div>
      </div>
      <p>
        <Link to="guide">{t('how.guide')}</Link>
      </p>
      <Card>
        <p className={css({ textStyle: 'body.strong' })}>{t('how.insurance')}</p>
        <Link to="insurance-begin">{t('how.insuranceGo')}</Link>
      </Card>
      {parts !== undefined && <div className={next}>{parts && <parts.NextSteps />}</div>}
    </Page>
  );
}
