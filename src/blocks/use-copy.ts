import { useState } from 'react';
import type { TextId } from '../../locales/ids.ts';
import { useT } from '../i18n/index.ts';
import { snackbar } from '../ui/index.ts';
import type { HostActions } from './props.ts';

/**
 * Into the clipboard, with `copied` said when it is there; where the browser refuses, `byHand` is true, and the text is shown
 * to be copied by hand.
 */
export function useCopy(
  host: Pick<HostActions, 'copy'>,
  copied: TextId,
): { byHand: boolean; copy: (text: string) => Promise<void> } {
  const t = useT();
  const [byHand, setByHand] = useState(false);
  const copy = async (text: string) => {
    const done = await host.copy(text);
    setByHand(!done);
    if (done) snackbar.success(() => t(copied));
  };
  return { byHand, copy };
}
