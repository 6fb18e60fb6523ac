import { arranged } from '@styled/recipes';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { unbroken } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import type { HostActions } from '../props.ts';
import { ByHand } from '../by-hand.tsx';
import { useCopy } from '../use-copy.ts';
import { Button, SummaryList } from '../../ui/index.ts';

/** Where what is due is paid, in the insurer's words, and the number of the loan's contract that is asked for there: taken along by the page's main button. */
export function PayCard({ insurance: { howToPay, loan }, host }: { insurance: CreditInsurance; host: HostActions }) {
  const t = useT();
  const { byHand, copy } = useCopy(host, 'ci.copied');
  const number = loan.contractNumber;
  return (
    <>
      <section className={arranged({ as: 'pay' })} aria-label={t('ci.toPayWay')}>
        <p>{howToPay ?? t('ci.payByPolicy')}</p>
        <SummaryList
          rows={[
            {
              label: t('ci.contract'),
              value: unbroken(number),
            },
          ]}
        />
      </section>
      <Button full onClick={() => void copy(number)}>
        {t('ci.copy')}
      </Button>
      {byHand && <ByHand words={t('ci.copyByHand')} text={number} />}
    </>
  );
}
