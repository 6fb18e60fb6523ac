import { offerTools } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';

/** Offers can be ticked for the comparison, or not: said in the line above them. While they can, the other "Сравнить" is below. */
export function CompareToggle({ on, onToggle }: { on: boolean; onToggle: () => void }) {
  const t = useT();
  return (
    <button type="button" data-event="COMPARE" className={offerTools().toggle} onClick={onToggle}>
      {t(on ? 'cmp.stop' : 'cmp.add')}
    </button>
  );
}
