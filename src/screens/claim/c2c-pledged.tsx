import { useT } from '../../i18n/index.ts';
import { Button, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

export default function Pledged({ screen, send, busy }: ScreenProps<'c2c-pledged'>) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <Notice level="h1" icon="alert" title={t('c2c.pledge')} text={t('c2c.pledgeText')}>
        <Button full event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
          {t('c2c.pledgeBack')}
        </Button>
      </Notice>
    </div>
  );
}
