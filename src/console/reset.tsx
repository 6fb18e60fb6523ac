import { useT } from '../i18n/index.ts';
import { Button, confirm } from '../ui/index.ts';
import { useAct } from './data.ts';
import { nothing } from './outside/shapes.ts';

/** Everything anew, after a question. */
export function ResetButton() {
  const t = useT();
  const { busy, run } = useAct();
  const press = async () => {
    const yes = await confirm({
      title: t('qa.resetTitle'),
      text: t('qa.resetText'),
      confirmLabel: t('qa.resetYes'),
      cancelLabel: t('qa.resetNo'),
      danger: true,
      event: 'RESET_NOW',
    });
    if (yes) await run({ path: 'reset' }, nothing, t('qa.resetDone'));
  };
  return (
    <Button tone="quiet" busy={busy} event="RESET" onClick={() => void press()}>
      {t('qa.reset')}
    </Button>
  );
}
