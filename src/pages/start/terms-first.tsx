import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { css } from '@styled/css';
import { card } from '@styled/recipes';
import { stack } from '@styled/patterns';
import { useT } from '../../i18n/index.ts';
import { Halves, LinkButton, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';
import type { StartParts } from './load.ts';

type Props = Pick<ScreenProps<'start'>, 'ask' | 'draft' | 'facts' | 'fill'>;
type Forms = Parameters<Props['fill']>[1];

/** As high as the fields, and what stands in the panel, before they have come. */
const fields = css({
  display: 'grid',
  minH: '[372px]',
  desktop: {
    // With what stands below it as high as the column beside it.
    minH: '[460px]',
    p: '16',
    bg: 'surface',
    border: '[1px solid {colors.border.subtle}]',
    borderRadius: 'l3',
  },
});
// On phones which loan it is takes two lines, and the figure is as large as the page is wide.
const range = css({
  display: 'grid',
  minH: '[min(104px, 64px + 10vw)]',
  tablet: { minH: '[91px]' },
});
const payments = css({ display: 'grid', minH: '[420px]', tablet: { minH: '[320px]' } });

const Stacked: typeof Halves = ({ children }) => <div className={stack({ gap: '32' })}>{children}</div>;

/**
 * As `estimate().panel`, whose styles come later than this page. In one column it stays in sight while the fields are moved; not
 * where it would take half of a low window.
 */
const panelLook = `${card()} ${css({ bg: 'accent.wash', borderColor: 'accent.edge', position: 'sticky', bottom: '[min(8px, 999vh - 4790px)]' })}`;
const offer = css({ display: 'contents' });
/** One column of the two, or no box of its own: what is in sight stays so along the fields, too. */
const answer = css({
  display: 'contents',
  gap: '24',
  gridArea: '[1/2/span 2]',
  desktop: { display: 'grid' },
});

/** Below the fields; what follows the application has the whole width. */
const other = css({ gridArea: '[2]', '& + *': { gridArea: '[3/1/4/3]' } });

/** The terms of a loan, what they would cost a month, and the way into the claim with them: side by side on a page of their own. */
export function TermsFirst({
  ask,
  draft,
  facts,
  fill,
  besides,
}: Props & {
  /** On a page of their own, which tells what follows the application: what else there is. */ besides?: ReactNode;
}) {
  const t = useT();
  // Null: on its way; undefined: it does not come, and the page is whole without.
  const [parts, setParts] = useState<StartParts | null | undefined>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [more, setMore] = useState<HTMLElement | null>(null);
  const forms = useRef<Forms | null>(null);
  const [kept] = useState(() => draft('own'));
  const [wished, setWished] = useState(false);
  useEffect(() => {
    import('./load.ts').then(({ load }) => load()).then(setParts, () => setParts(undefined));
  }, []);
  const follow = useCallback((moved: Forms | null) => {
    forms.current = moved;
    setWished(moved !== null);
  }, []);
  const Standing = besides ? Halves : Stacked;
  return (
    <Standing>
      {/* Taken away as one where nobody is served: what stands below it stays. */}
      <div data-offer className={offer}>
        {parts !== undefined && (
          <div className={fields}>
            {parts ? (
              <parts.Calculator ask={ask} today={facts.today} draft={kept} panel={panel} more={more} onForms={follow} />
            ) : (
              <Skeleton />
            )}
          </div>
        )}
        <div className={answer}>
          <div className={panelLook} data-foot>
            <div className={stack({ gap: '12' })}>
              {parts !== undefined && <div ref={setPanel} className={range} />}
              <LinkButton full to="c2c-car" onGo={() => forms.current && fill('credit-claim', forms.current)}>
                {t(wished ? 'start.goSo' : 'start.go')}
              </LinkButton>
              <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('start.free')}</p>
            </div>
          </div>
          {parts !== undefined && <div ref={setMore} className={payments} />}
        </div>
      </div>
      {besides && <div className={other}>{besides}</div>}
      {besides && parts && <parts.Stages short />}
    </Standing>
  );
}
