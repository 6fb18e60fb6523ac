import { link } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons.tsx';

/** One screen back, where the layout draws no such button. Waits, like every control, while a call runs. */
export function Back({ onBack, busy = false, label }: { onBack: () => void; busy?: boolean; label?: string }) {
  const t = useT();
  return (
    <div>
      <button
        type="button"
        className={link({ place: 'alone' })}
        data-event="BACK"
        aria-disabled={busy || undefined}
        onClick={() => !busy && onBack()}
      >
        <Icon name="back" />
        {label ?? t('btn.back')}
      </button>
    </div>
  );
}
