import { Button } from '../button.tsx';
import type { ModalProps } from '../modals.store.ts';
import type { ConfirmOptions } from './options.ts';
import { DialogFrame } from './frame.tsx';

/** A question with two verbs. The safe answer has the focus. */
export default function ConfirmDialog({ options, close }: ModalProps<ConfirmOptions, boolean>) {
  return (
    <DialogFrame
      title={options.title}
      text={options.text}
      actions={
        <>
          <Button tone={options.danger ? 'danger' : 'primary'} event={options.event} onClick={() => close(true)}>
            {options.confirmLabel}
          </Button>
          <Button tone="secondary" data-autofocus onClick={() => close(false)}>
            {options.cancelLabel}
          </Button>
        </>
      }
    />
  );
}
