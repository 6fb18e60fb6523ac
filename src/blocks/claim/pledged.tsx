import { useT } from '../../i18n/index.ts';
import { Button, Notice } from '../../ui/index.ts';

/** The car cannot be sold: why, and back to another one. */
export function Pledged({ screen, busy, onBack }: { screen: string; busy: boolean; onBack: () => void }) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <Notice level="h1" icon="alert" title={t('c2c.pledge')} text={t('c2c.pledgeText')}>
        <Button full event="BACK" busy={busy} onClick={onBack}>
          {t('c2c.pledgeBack')}
        </Button>
      </Notice>
    </div>
  );
}
