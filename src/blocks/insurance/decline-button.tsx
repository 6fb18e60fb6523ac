import { offerTools } from '@styled/recipes';
import type { InsuranceDeclineValues } from '../../../schemas/shared/insurance-decline.form.ts';
import { useT } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { askDecline } from './decline.ts';

/** The way out of an insurance that is not paid for: asks whether, and why, before it is given up. */
export function DeclineButton({ busy, onSure }: { busy: boolean; onSure: (values: InsuranceDeclineValues) => void }) {
  const t = useT();
  return (
    <div className={offerTools().quiet}>
      <Button tone="quiet" busy={busy} onClick={() => askDecline(false, onSure)}>
        {t('ins.decline.go')}
      </Button>
    </div>
  );
}
