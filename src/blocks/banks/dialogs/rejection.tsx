import { stack } from '@styled/patterns';
import type { OtherTermsValues } from '../../../../schemas/shared/other-terms.form.ts';
import { burdenRoom } from '../../../../schemas/facts/money.ts';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { DialogFrame } from '../../../ui/dialogs/frame.tsx';
import { Banner, Button, LongText, type ModalProps } from '../../../ui/index.ts';
import { BankCall } from '../bank-call.tsx';
import { ChangeList } from '../change-list.tsx';
import { RejectionAdvice } from '../rejection-advice.tsx';
import type { RejectionOptions } from './options.ts';

/** Why a bank refused, in plain words, and what would change its mind. */
export default function RejectionDialog({ options, close }: ModalProps<RejectionOptions, OtherTermsValues>) {
  const t = useT();
  const { answer, changes, price, note, onApply, kept = [], host } = options;
  const { rejection, bank } = answer;
  return (
    <DialogFrame
      title={t('b.causeTitle', { bank: bank.name })}
      actions={
        <Button tone="secondary" full onClick={() => close()}>
          {t('btn.close')}
        </Button>
      }
    >
      <div className={stack({ gap: '12' })}>
        <p>
          <LongText text={rejection?.text ?? t(answer.subStatus === 'withdrawn' ? 'b.withdrawnText' : 'b.rejected')} />
        </p>
        {/* What the share of an income is in tenge. */}
        {rejection?.burden && (
          <p>
            {t('b.causeBurden', {
              income: money(rejection.burden.income),
              room: money(burdenRoom(rejection.burden.income, rejection.burden.limit)),
            })}{' '}
            {rejection.burden.obligations > 0 && t('b.causeOther', { sum: money(rejection.burden.obligations) })}
          </p>
        )}
        {changes.length > 0 ? (
          <>
            <p>{t('b.causeFixable', { n: changes.length })}</p>
            {/* An approval that stands is not left at once: what it costs is said here, and the next page compares. */}
            <ChangeList
              main
              {...(kept.length > 0 && { label: t('b.compareTerms') })}
              changes={changes}
              price={price}
              onApply={onApply && close}
            >
              {onApply && kept.length > 0 && (
                <Banner tone="warning">{t('b.causeLoses', { banks: kept.join(', ') })}</Banner>
              )}
            </ChangeList>
            {onApply === null && note && <p>{note}</p>}
          </>
        ) : (
          rejection && <RejectionAdvice rejection={rejection} />
        )}
        {host && <BankCall phone={bank.phone} host={host} />}
      </div>
    </DialogFrame>
  );
}
