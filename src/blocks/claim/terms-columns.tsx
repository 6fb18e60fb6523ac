import type { ComponentProps, ReactNode } from 'react';
import { useWide } from '../../ui/use-wide.ts';
import { Columns } from '../columns.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { OffersOfForm } from './live-offers.tsx';
import { EstimateBar, OffersEstimate } from './offers-estimate.tsx';
import { LoanFields } from './terms-fields.tsx';

interface Props extends Omit<ComponentProps<typeof OffersOfForm>, 'children'> {
  /** What the form's rules allow. */
  limits: Omit<ComponentProps<typeof LoanFields>, 'price'>;
  /** Above the fields: which car it is. */
  car: ReactNode;
  /** The same above the estimate, where it stands beside. */
  head?: ReactNode;
  parts?: 'half';
  /** The form's own: so long a form has it beside the figure that it is about, where there is room. */
  button: ReactNode;
  /** The form's own: what is wrong. */
  summary: ReactNode;
}

/** Terms of a loan, and what banks would ask for them: beside the fields, or in a bar at the foot of a phone. */
export function TermsColumns({ banks, purchase, limits, car, head, parts, button, summary }: Props) {
  const wide = useWide();
  return (
    <OffersOfForm banks={banks} purchase={purchase}>
      <Columns
        {...(parts && { parts })}
        main={
          <>
            {summary}
            {car}
            <LoanFields price={purchase.price} {...limits} />
            <ExtraFields />
          </>
        }
        aside={<OffersEstimate head={head} go={wide && button} />}
      />
      <EstimateBar go={wide || button} />
    </OffersOfForm>
  );
}
