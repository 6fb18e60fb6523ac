import { offerTable } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import type { Compared } from './use-compared.ts';

/** Below the offers that are ticked: how many there are, and the way to them beside each other. */
export function CompareBar({ compared }: { compared: Compared }) {
  const t = useT();
  return (
    <div className={offerTable().bar}>
      {compared.count < 2 ? (
        <p>{t('cmp.more')}</p>
      ) : (
        <Button tone="secondary" onClick={compared.show}>
          {t('cmp.go', { n: compared.count })}
        </Button>
      )}
    </div>
  );
}
