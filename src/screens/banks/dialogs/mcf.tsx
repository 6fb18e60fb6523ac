import { stack } from '@styled/patterns';
import type { Bank } from '../../../../openapi/index.ts';
import { money, percent } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { DialogFrame } from '../../../ui/dialogs/frame.tsx';
import { Button, type ModalProps, SummaryList } from '../../../ui/index.ts';

/** What the microfinance organisation is, and its published terms. */
export default function McfDialog({ options: { bank }, close }: ModalProps<{ bank: Bank }>) {
  const t = useT();
  const { terms } = bank;
  return (
    <DialogFrame
      title={t('b.mcfTitle')}
      actions={
        <Button tone="secondary" full onClick={() => close()}>
          {t('btn.close')}
        </Button>
      }
    >
      <div className={stack({ gap: '16' })}>
        <p>{t('b.mcfText')}</p>
        <SummaryList
          rows={[
            { label: t('b.mcfSum'), value: t('b.mcfRange', { min: money(terms.sumMin), max: money(terms.sumMax) }) },
            { label: t('b.mcfTerm'), value: t('b.mcfRange', { min: terms.termMin, max: terms.termMax }) },
            { label: t('b.mcfRate'), value: t('b.mcfFrom', { x: percent(terms.rateUsed ?? terms.rateNew ?? 0) }) },
          ]}
        />
      </div>
    </DialogFrame>
  );
}
