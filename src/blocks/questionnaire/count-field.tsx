import { arranged } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { NumberField, useFieldValue, useSetField } from '../../ui/form/index.ts';
import { announce, Button } from '../../ui/index.ts';

interface Props {
  name: string;
  label: string;
  max: number;
}

/** A small whole number: typed, or one more and one less by a tap; at an end a tap says that end again. Nothing typed is none. */
export function CountField({ name, label, max }: Props) {
  const t = useT();
  const set = useSetField();
  const at = Number(useFieldValue(name)) || 0;
  const move = (next: number) => {
    set(name, String(next));
    announce(`${label}: ${next}`);
  };
  return (
    <div className={arranged({ as: 'count' })}>
      <NumberField name={name} label={label} digits={String(max).length} />
      <Button tone="secondary" aria-label={t('f.countLess', { label })} onClick={() => move(Math.max(0, at - 1))}>
        −
      </Button>
      <Button tone="secondary" aria-label={t('f.countMore', { label })} onClick={() => move(Math.min(max, at + 1))}>
        +
      </Button>
    </div>
  );
}
