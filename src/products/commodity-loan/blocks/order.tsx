import { css } from '@styled/css';
import { stack, visuallyHidden } from '@styled/patterns';
import type { CommodityClaim } from '../../../../openapi/index.ts';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { estimateWords, placeRows } from './order-rows.ts';
import { useWide } from '../../../ui/use-wide.ts';
import { Card, Fold, SummaryList } from '../../../ui/index.ts';

const line = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '16' });
const all = css({ flex: '1', minW: '0', alignItems: 'baseline' });
const strong = css({ textStyle: 'body.strong' });
// What the parts come to.
const totals = css({ pt: '12', borderTop: '1px solid {colors.border.subtle}' });
const sum = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

function Parts({ claim }: { claim: CommodityClaim }) {
  const t = useT();
  return (
    <div className={stack({ gap: '16' })}>
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
      <p className={`${line} ${strong} ${totals}`}>
        <span>{t('co.total')}</span> <span className={sum}>{money(claim.total)}</span>
      </p>
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
}

/** What is bought, where, for how much. */
export function Order({ claim, named, folds, estimated }: Props) {
  const t = useT();
  const isWide = useWide();
  const about = estimated ? estimateWords(claim, t) : [];
  const heading = (
    <h2 id="order" className={named ? visuallyHidden() : css({ textStyle: 'h2' })}>
      {t('co.order')}
    </h2>
  );
  const parts = <Parts claim={claim} />;
  return (
    <Card as="section" aria-labelledby="order">
      {folds && !isWide ? (
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
        <ul className={css({ listStyle: 'none', textStyle: 'body.sm', color: 'fg.muted', pt: '8' })}>
          {about.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
