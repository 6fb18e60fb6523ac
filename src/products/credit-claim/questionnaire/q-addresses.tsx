import { type ComponentProps, useMemo } from 'react';
import { arranged } from '@styled/recipes';
import { addressesForm, initial } from '../../../../schemas/shared/addresses.form.ts';
import { isStepComplete, isWholeAddress } from '../../../../schemas/shared/borrower.ts';
import { addressesFromClaim } from '../../../../schemas/shared/borrower.raw.ts';
import { AddressFields, placesBy } from '../../../blocks/questionnaire/address-fields.tsx';
import { Known } from '../../../blocks/questionnaire/known.tsx';
import { addressRows } from '../blocks/questionnaire/review-rows.ts';
import { StepForm } from '../blocks/questionnaire/step-form.tsx';
import { QuestionnaireStep } from '../blocks/questionnaire/step.tsx';
import { sourceOf, useKnown } from '../blocks/questionnaire/use-known.ts';
import { useT } from '../../../i18n/index.ts';
import { CheckboxField, useFieldValue } from '../../../ui/form/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

function Live({ search }: Pick<ComponentProps<typeof AddressFields>, 'search'>) {
  const t = useT();
  return (
    <AddressFields
      name="addressLive"
      legend={t('f.live')}
      search={search}
      first={
        <div className={arranged({ as: 'boxes' })}>
          <CheckboxField name="same" label={t('f.same')} />
        </div>
      }
      short={useFieldValue('same') === true}
    />
  );
}

export default function QAddresses(props: ScreenProps<'q-addresses'>) {
  const { screen, context, send, busy, problem, facts, draft, ask } = props;
  const t = useT();
  const { claim } = context.responses;
  const search = useMemo(() => placesBy(ask), [ask]);
  const raw = claim ? addressesFromClaim(claim) : initial;
  const said = { today: facts.today, said: context.answers.SUBMIT_ADDRESSES };
  const registered = useKnown(claim, {
    ...said,
    known: ({ addressReg, addressLive }) => isWholeAddress(addressReg) && addressLive === null,
  });
  const whole = useKnown(claim, {
    ...said,
    known: (borrower) => isStepComplete('addresses', borrower, facts.today),
  });
  const lives = <Live search={search} />;
  return (
    <QuestionnaireStep screen={screen} about={props}>
      <StepForm
        schema={addressesForm}
        initial={raw}
        draft={draft('SUBMIT_ADDRESSES')}
        event="SUBMIT_ADDRESSES"
        submitLabel={t('btn.continue')}
        busy={busy}
        problem={problem?.fields}
        onSubmit={(values) => send({ type: 'SUBMIT_ADDRESSES', values })}
      >
        <Known
          fold={registered || whole}
          rows={claim ? addressRows(claim.borrower, t).slice(0, whole ? 2 : 1) : []}
          source={t(sourceOf(claim, 'q.knownIdentity'))}
          about={t('f.reg')}
          given={whole ? { ...raw } : { addressReg: raw.addressReg }}
        >
          <AddressFields name="addressReg" legend={t('f.reg')} search={search} />
          {whole && lives}
        </Known>
        {/* Where only the register has spoken, the person says whether that is home. */}
        {!whole && lives}
      </StepForm>
    </QuestionnaireStep>
  );
}
