import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { Suspense, useLayoutEffect } from 'react';
import { dialog } from '@styled/recipes';
import { useExit } from '../exit.ts';
import { layers } from '../layers.store.ts';
import { modals, type OpenModal } from '../modals.store.ts';
import { Spinner } from '../parts/content.tsx';

/** One dialog of the stack. No `id` on Ark's parts: it breaks their focus trap and Escape. */
export default function DialogLayer({ modal }: { modal: OpenModal }) {
  const classes = dialog();
  const { component: Component } = modal;
  const close = (result?: unknown) => modals.close(modal.key, result);
  // Before it is seen: Back closes what is seen.
  useLayoutEffect(() => (modal.open ? layers.add(() => modals.close(modal.key)) : undefined), [modal.key, modal.open]);
  const content = `[data-modal="${modal.key}"]`;
  const find = (selector: string) => document.querySelector<HTMLElement>(`${content} ${selector}`);
  const back = () =>
    modal.opener?.isConnected && modal.opener !== document.body
      ? modal.opener
      : document.querySelector<HTMLElement>('h1');
  useExit(
    modal.open,
    () => document.querySelector(content),
    () => modals.drop(modal.key),
    back,
  );
  return (
    <Dialog.Root
      open={modal.open}
      onOpenChange={({ open }) => !open && close()}
      role={modal.alert ? 'alertdialog' : 'dialog'}
      closeOnInteractOutside={!modal.alert}
      initialFocusEl={() => find('[data-autofocus]') ?? find('[data-dialog-close]')}
      finalFocusEl={back}
    >
      <Portal>
        <Dialog.Backdrop className={classes.backdrop} />
        <Dialog.Positioner className={classes.positioner}>
          <Dialog.Context>
            {({ getTitleProps, getDescriptionProps }) => (
              // Ark looks for title and description once, when the dialog opens: ours may come later, with their code.
              <Dialog.Content
                className={classes.content}
                data-modal={modal.key}
                aria-labelledby={getTitleProps().id}
                aria-describedby={modal.alert ? getDescriptionProps().id : undefined}
              >
                <Suspense fallback={<Spinner />}>
                  <Component options={modal.options} close={close} />
                </Suspense>
              </Dialog.Content>
            )}
          </Dialog.Context>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
