import { css } from '@styled/css';
import { stack, visuallyHidden } from '@styled/patterns';
import { arranged, estimate } from '@styled/recipes';
import type { CommodityClaim } from '../../../../openapi/index.ts';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { estimateRows, placeRows } from './order-rows.ts';
import { useWide } from '../../../ui/use-wide.ts';
import { Card, Fold, SummaryList } from '../../../ui/index.ts';

const line = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '16' });
const all = css({ flex: '1', minW: '0', alignItems: 'baseline' });
const strong = css({ textStyle: 'body.strong' });
// What the parts come to.
const totals = css({ pt: '12', borderTop: '1px solid {colors.border.subtle}' });
const sum = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

function Parts({ claim, grand }: { claim: CommodityClaim; grand: boolean }) {
  const t = useT();
  return (
    <div className={stack({ gap: '16' })}>
      {grand && (
        <p>
          <span className={css({ display: 'block', textStyle: 'body.sm', color: 'fg.muted' })}>{t('co.total')}</span>
          <span className={css({ textStyle: 'amount.lg' })}>{money(claim.total)}</span>
        </p>
      )}
      <ul className={stack({ gap: '8', listStyle: 'none' })}>
        {claim.goods.map(({ name, price, qty }) => (
          <li key={name} className={line}>
            <span className={css({ overflowWrap: 'anywhere', minW: '0' })}>
              {name}
              {qty > 1 && <span className={css({ color: 'fg.muted' })}> {t('co.qty', { n: qty })}</span>}
            </span>
            <span className={sum}>{money(price * qty)}</span>
          </li>
        ))}
      </ul>
      {!grand && (
        <p className={`${line} ${strong} ${totals}`}>
          <span>{t('co.total')}</span> <span className={sum}>{money(claim.total)}</span>
        </p>
      )}
      <SummaryList rows={placeRows(claim, t)} />
    </div>
  );
}

interface Props {
  claim: CommodityClaim;
  /** The page's own heading says already that this is the order. */
  named?: boolean;
  /** Where there is one column it is a line that opens, for the page is about something else. */
  folds?: boolean;
  /** About what it comes to a month is said below: no bank has answered yet. */
  estimated?: boolean;
  /** Nothing on the page is larger: what it comes to stands first. Where it opens, its line says that already. */
  grand?: boolean;
}

/** What is bought, where, for how much. */
export function Order({ claim, named, folds, estimated, grand = false }: Props) {
  const t = useT();
  const isWide = useWide();
  const about = estimated ? estimateRows(claim, t) : [];
  const heading = (
    <h2 id="order" className={named ? visuallyHidden() : css({ textStyle: 'h2' })}>
      {t('co.order')}
    </h2>
  );
  const isFolded = folds === true && !isWide;
  const parts = <Parts claim={claim} grand={grand && !isFolded} />;
  const content = (
    <>
      {isFolded ? (
        <Fold
          look="card"
          title={
            <div className={`${line} ${all}`}>
              {heading}
              <span className={`${sum} ${strong}`}>{money(claim.total)}</span>
            </div>
          }
        >
          {parts}
        </Fold>
      ) : (
        <div className={stack({ gap: '16' })}>
          {heading}
          {parts}
        </div>
      )}
      {about.length > 0 && (
        <div className={arranged({ as: 'costs' })}>
          <SummaryList rows={about} />
        </div>
      )}
    </>
  );
  // Beside a form it is what the form is about.
  return estimated && isWide ? (
    <section className={estimate().panel} aria-labelledby="order">
      {content}
    </section>
  ) : (
    <Card as="section" aria-labelledby="order">
      {content}
    </Card>
  );
}
