import { css } from '@styled/css';
import { carCard } from '@styled/recipes';
import type { Claim } from '../../../openapi/index.ts';
import { group, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';
import { AwaitedPayment } from './summary.tsx';
import { provesIncome, useLenders, wantedOf } from './lenders.ts';
import { monthsOf } from './months-of.ts';
import { rangeOf } from './offers.ts';

const figure = carCard().expected;

/** What a month would take by what the banks publish, as the terms said it, from the lowest to the highest. Comes after the page: how it is reckoned is a part of its own. */
export default function LeastPayment({
  claim,
  facts,
  useRead,
}: { claim: Claim } & Pick<ScreenProps<'claim-detail' | 'dealer-detail'>, 'facts' | 'useRead'>) {
  const t = useT();
  const { data: banks, pending } = useRead('listBanks', {});
  const loan = wantedOf(claim, facts.today);
  const all = monthsOf(useLenders(banks, loan, provesIncome(claim)), loan, claim.product, banks ?? []);
  const range = rangeOf(all, ({ month }) => month);
  if (banks === undefined && pending) return <AwaitedPayment label={t('detail.monthlyAbout')} look={figure} />;
  if (range === null) return null;
  return (
    <div>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
        {t(all.some(({ month, payment }) => month !== payment) ? 'detail.inAllAbout' : 'detail.monthlyAbout')}
      </p>
      <p className={figure}>
        {range.from === range.to
          ? money(range.from)
          : t('detail.monthlyRange', { from: group(range.from), to: money(range.to) })}
      </p>
    </div>
  );
}
