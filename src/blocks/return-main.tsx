import { useT } from '../i18n/index.ts';
import type { HostActions } from './props.ts';
import { Button } from '../ui/index.ts';

/** Last on the page of a result, a failure or a wait: back to the app around us (domain 3.17). In a browser there is none. */
export function ReturnMain({ host }: { host: HostActions }) {
  const t = useT();
  if (!host.webview) return null;
  return (
    <Button full tone="quiet" onClick={host.returnMain}>
      {t('flow.returnMain')}
    </Button>
  );
}
