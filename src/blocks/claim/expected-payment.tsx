import { lazy, type ReactNode, Suspense } from 'react';
import type { Claim } from '../../../openapi/index.ts';
import { carCard } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';
import { AwaitedPayment } from './summary.tsx';

// A figure that does not load is missing; the page stays.
const LeastPayment = lazy(() => import('./least-payment.tsx').catch(() => ({ default: () => null })));

function Awaited() {
  return <AwaitedPayment label={useT()('detail.monthlyAbout')} look={carCard().expected} />;
}

/** About what a month will cost, beside a claim's sum. Null once the banks are asked: their own answers say it. */
export const expectedPayment = (
  claim: Claim | undefined,
  { facts, useRead }: Pick<ScreenProps<'claim-detail' | 'dealer-detail'>, 'facts' | 'useRead'>,
): ReactNode =>
  claim?.requestId === null ? (
    <Suspense fallback={<Awaited />}>
      <LeastPayment claim={claim} facts={facts} useRead={useRead} />
    </Suspense>
  ) : null;
