import { css } from '@styled/css';
import { useT } from '../../../i18n/index.ts';
import { DialogFrame } from '../../../ui/dialogs/frame.tsx';
import { Button, type ModalProps } from '../../../ui/index.ts';

const STEPS = ['st.how1', 'st.how2', 'st.how3', 'st.how4'] as const;

/** Four steps to the statement. */
export default function HowToAttachDialog({ close }: ModalProps<object>) {
  const t = useT();
  return (
    <DialogFrame
      title={t('st.howTitle')}
      actions={
        <Button full tone="secondary" onClick={() => close()}>
          {t('btn.close')}
        </Button>
      }
    >
      <ol className={css({ listStyle: 'decimal', pl: '20', display: 'grid', gap: '12' })}>
        {STEPS.map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ol>
    </DialogFrame>
  );
}
