import type { Read } from '../props.ts';
import { useT } from '../../i18n/index.ts';
import { Banner, Button } from '../../ui/index.ts';

/** A reference list that did not come: the field is there, empty; this says why and asks again. */
export function ListProblem({ reads }: { reads: readonly Read<unknown>[] }) {
  const t = useT();
  const failed = reads.filter(({ error }) => error !== null);
  const [first] = failed;
  if (!first) return null;
  return (
    <Banner tone="error" live>
      <span>{first.error}</span>
      <Button tone="quiet" onClick={() => failed.forEach(({ retry }) => retry())}>
        {t('btn.retry')}
      </Button>
    </Banner>
  );
}
