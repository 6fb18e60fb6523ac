import { css } from '@styled/css';
import { stack, visuallyHidden } from '@styled/patterns';
import type { CommodityClaim } from '../../../../openapi/index.ts';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Card, SummaryList } from '../../../ui/index.ts';

const line = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '16' });
const sum = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** What is bought, where, for how much. `named`: the page's own heading says already that this is the order. */
export function Order({ claim, named = false }: { claim: CommodityClaim; named?: boolean }) {
  const t = useT();
  return (
    <Card as="section" aria-labelledby="order">
      <div className={stack({ gap: '16' })}>
        <h2 id="order" className={named ? visuallyHidden() : css({ textStyle: 'h2' })}>
          {t('co.order')}
        </h2>
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
        <SummaryList
          rows={[
            { label: t('co.total'), value: money(claim.total) },
            { label: t('co.shop'), value: `${claim.shop.name}\n${claim.shop.address}` },
          ]}
        />
      </div>
    </Card>
  );
}
