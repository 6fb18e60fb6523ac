import type { ComponentProps } from 'react';
import { wrap } from '@styled/patterns';
import { link } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { MoreIcon } from '../../ui/index.ts';
import { PaymentDays } from './payment-days.tsx';

/** The payments on paper. */
export function PrintSchedule() {
  const t = useT();
  return (
    <button type="button" className={link({ place: 'alone' })} onClick={() => print()}>
      <MoreIcon name="document" />
      {t('cost.print')}
    </button>
  );
}

/** The payments taken along, on paper or in a calendar. Where no file can be saved (a webview) it is to be left out. */
export function KeepSchedule(of: ComponentProps<typeof PaymentDays>) {
  return (
    <div className={wrap({ columnGap: '24', rowGap: '0' })}>
      <PrintSchedule />
      <PaymentDays {...of} />
    </div>
  );
}
