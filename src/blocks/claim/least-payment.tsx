import { css } from '@styled/css';
import type { Claim } from '../../../openapi/index.ts';
import { group, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';
import { useMonthlyRange } from './monthly-range.ts';

/** What a month of a claim's loan would cost by what the banks publish, from the lowest to the highest. Comes after the page: how it is reckoned is a part of its own. */
export default function LeastPayment({
  claim,
  facts,
  useRead,
}: { claim: Claim } & Pick<ScreenProps<'claim-detail' | 'dealer-detail'>, 'facts' | 'useRead'>) {
  const t = useT();
  const range = useMonthlyRange(claim, facts, useRead);
  if (range === null) return null;
  return (
    <div>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('detail.monthlyAbout')}</p>
      <p className={css({ textStyle: 'amount.md' })}>
        {range.from === range.to
          ? money(range.from)
          : t('detail.monthlyRange', { from: group(range.from), to: money(range.to) })}
      </p>
    </div>
  );
}
