import { insuranceOf } from './insurance.ts';
import { Review } from './review.tsx';
import type { ScreenProps } from '../props.ts';

/** The insurance of a lender's loan. */
export default function BankReview(props: ScreenProps<'ci-review' | 'ci-mcrdt-review'>) {
  return <Review {...props} phone={insuranceOf(props.context)?.client.phone ?? ''} />;
}
