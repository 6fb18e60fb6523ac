import type { ScreenProblem } from '../../screens/props.ts';
import { useT } from '../../i18n/index.ts';
import { Banner } from '../../ui/index.ts';

/** Why the answers were not saved. The snackbar's words go away; that nothing is saved stays on the page. */
export function SaveProblem({ problem }: { problem: ScreenProblem | null }) {
  const t = useT();
  // When it may be tried again is said, and counted, above every screen alike.
  if (problem === null || problem.kind === 'limited') return null;
  // The form shows what concerns its fields itself.
  if (problem.text === null && Object.keys(problem.fields).length > 0) return null;
  return (
    <Banner tone="error" live>
      {problem.text ?? t('q.notSaved')}
    </Banner>
  );
}
