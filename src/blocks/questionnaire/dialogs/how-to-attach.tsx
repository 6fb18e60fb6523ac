import { numbered } from '@styled/recipes';
import { useT } from '../../../i18n/index.ts';
import { DialogFrame } from '../../../ui/dialogs/frame.tsx';
import { Button, type ModalProps, OuterLink } from '../../../ui/index.ts';
import type { HowToAttachOptions } from './options.ts';

const STEPS = ['st.how1', 'st.how2', 'st.how3', 'st.how4'] as const;
/** Four steps to the statement, and the way to the first of them. */
export default function HowToAttachDialog({ options: { webview, site }, close }: ModalProps<HowToAttachOptions>) {
  const t = useT();
  const classes = numbered();
  return (
    <DialogFrame
      reading
      title={t('st.howTitle')}
      actions={
        <>
          <OuterLink look="primary" href={site} target={webview ? undefined : '_blank'}>
            {t('st.openEgov')}
          </OuterLink>
          <Button full tone="secondary" onClick={() => close()}>
            {t('btn.close')}
          </Button>
        </>
      }
    >
      <ol className={classes.list}>
        {STEPS.map((id, at) => (
          <li key={id} className={classes.item}>
            <span className={classes.number} aria-hidden="true">
              {at + 1}
            </span>
            <span>{t(id)}</span>
          </li>
        ))}
      </ol>
    </DialogFrame>
  );
}
