import type { ComponentProps, ReactNode } from 'react';
import { type TermsValues, termsForm, termsLimits } from '../../../schemas/shared/terms.form.ts';
import { useT } from '../../i18n/index.ts';
import { Form } from '../../ui/form/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import { Columns } from '../columns.tsx';
import type { FormDraft } from '../props.ts';
import { ExtraFields } from './extra-fields.tsx';
import { OffersOfForm } from './live-offers.tsx';
import { EstimateBar, OffersEstimate } from './offers-estimate.tsx';
import { LoanFields } from './terms-fields.tsx';

interface Props extends Omit<ComponentProps<typeof OffersOfForm>, 'children'> {
  facts: Parameters<typeof termsForm>[0];
  /** What stands in the fields at first. */
  initial: object;
  draft: FormDraft;
  busy: boolean;
  /** The server's refusal by field. */
  problem: Readonly<Record<string, readonly string[]>> | undefined;
  /** Above the fields: which car it is. */
  car: ReactNode;
  /** The same above the estimate, where it stands beside. */
  head?: ReactNode;
  parts?: 'half';
  onSubmit: (values: TermsValues) => void;
}

/**
 * Terms of a loan, and what banks would ask for them: beside the fields, or in a bar at the foot of a phone. So long a form has its
 * button at the figure that it is about.
 */
export function TermsForm({
  banks,
  purchase,
  facts,
  initial,
  draft,
  busy,
  problem,
  car,
  head,
  parts,
  onSubmit,
}: Props) {
  const t = useT();
  const wide = useWide();
  return (
    <Form
      schema={termsForm(facts)}
      initial={initial}
      draft={draft}
      event="SUBMIT_TERMS"
      submitLabel={t('btn.continue')}
      busy={busy}
      problem={problem}
      onSubmit={onSubmit}
    >
      {(button, summary) => (
        <OffersOfForm banks={banks} purchase={purchase}>
          <Columns
            {...(parts && { parts })}
            main={
              <>
                {summary}
                {car}
                <LoanFields price={purchase.price} {...termsLimits(facts)} />
                <ExtraFields />
              </>
            }
            aside={<OffersEstimate head={head} go={wide && button} />}
          />
          <EstimateBar go={wide || button} />
        </OffersOfForm>
      )}
    </Form>
  );
}
