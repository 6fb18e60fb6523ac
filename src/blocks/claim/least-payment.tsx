import { css } from '@styled/css';
import { carCard } from '@styled/recipes';
import type { Claim } from '../../../openapi/index.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';
import { useMonthlyRange } from './monthly-range.ts';

/** The lowest payment of a claim's loan by what the banks publish. Comes after the page: how it is reckoned is a part of its own. */
export default function LeastPayment({
  claim,
  facts,
  useRead,
}: { claim: Claim } & Pick<ScreenProps<'claim-detail'>, 'facts' | 'useRead'>) {
  const t = useT();
  const range = useMonthlyRange(claim, facts, useRead);
  if (range === null) return null;
  return (
    <div>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('detail.monthlyAbout')}</p>
      <p className={carCard().paired}>{t('detail.monthlyFrom', { sum: money(range.from) })}</p>
    </div>
  );
}
