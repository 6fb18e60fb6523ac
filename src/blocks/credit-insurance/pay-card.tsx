import { arranged } from '@styled/recipes';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { unbroken } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import type { HostActions } from '../props.ts';
import { ByHand } from '../by-hand.tsx';
import { useCopy } from '../use-copy.ts';
import { IconButton } from '../../ui/button.tsx';
import { Button, MoreIcon, SummaryList } from '../../ui/index.ts';

/** Where what is due is paid, in the insurer's words, and the number of the loan's contract that is asked for there. */
export function PayCard({
  insurance: { howToPay, loan },
  host,
  main = false,
}: {
  insurance: CreditInsurance;
  host: HostActions;
  /** To pay is what the page is about: the number is taken along by its main button. */
  main?: boolean;
}) {
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
              value: (
                <span data-copied>
                  {unbroken(number)}
                  {!main && (
                    <IconButton label={t('ci.copy')} onClick={() => void copy(number)}>
                      <MoreIcon name="copy" />
                    </IconButton>
                  )}
                </span>
              ),
            },
          ]}
        />
      </section>
      {main && (
        <Button full onClick={() => void copy(number)}>
          {t('ci.copy')}
        </Button>
      )}
      {byHand && <ByHand words={t('ci.copyByHand')} text={number} />}
    </>
  );
}
