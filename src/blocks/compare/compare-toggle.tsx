import { offerTools } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';

/** Offers can be ticked for the comparison, or not: said in the line above them. */
export function CompareToggle({ on, onToggle }: { on: boolean; onToggle: () => void }) {
  const t = useT();
  return (
    <button type="button" className={offerTools().toggle} aria-pressed={on} onClick={onToggle}>
      {t('cmp.add')}
    </button>
  );
}
