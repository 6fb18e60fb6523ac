import type { ScreenProps } from '../../screens/props.ts';
import { insuranceOf } from './insurance.ts';
import { Review } from './review.tsx';

/** The insurance of a lender's loan. */
export function BankReview(props: ScreenProps<'ci-review' | 'ci-mcrdt-review'>) {
  const { screen, context, send, busy, problem, draft } = props;
  return (
    <Review
      screen={screen}
      context={context}
      send={send}
      busy={busy}
      problem={problem}
      draft={draft}
      total={3}
      phone={insuranceOf(context)?.client.phone ?? ''}
    />
  );
}
