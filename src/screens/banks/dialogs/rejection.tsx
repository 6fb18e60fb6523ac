import { stack } from '@styled/patterns';
import type { Integration } from '../../../../openapi/index.ts';
import { RejectionAdvice } from '../../../blocks/banks/rejection-advice.tsx';
import { useT } from '../../../i18n/index.ts';
import { DialogFrame } from '../../../ui/dialogs/frame.tsx';
import { Button, type ModalProps } from '../../../ui/index.ts';

/** Why a bank refused, in plain words, and what would change its mind. */
export default function RejectionDialog({ options: { answer }, close }: ModalProps<{ answer: Integration }>) {
  const t = useT();
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
        <p>{rejection?.text ?? t('b.rejected')}</p>
        {rejection && <RejectionAdvice rejection={rejection} />}
      </div>
    </DialogFrame>
  );
}
