import type { ScreenProblem } from '../../screens/props.ts';
import { Banner } from '../../ui/parts/content.tsx';

/** Why the last call failed, in the body of the screen; nothing where the snackbar or a field has said it. */
export function ProblemBanner({ problem }: { problem: ScreenProblem | null }) {
  if (problem === null || problem.text === null) return null;
  return (
    <Banner tone="error" live>
      <p>{problem.text}</p>
    </Banner>
  );
}
