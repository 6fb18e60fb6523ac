import { type ComponentProps, useMemo } from 'react';
import { addressesForm, initial } from '../../../../schemas/shared/addresses.form.ts';
import { addressesFromClaim } from '../../../../schemas/shared/borrower.raw.ts';
import { AddressFields, placesBy } from '../../../blocks/questionnaire/address-fields.tsx';
import { QuestionnaireStep } from '../blocks/questionnaire/step.tsx';
import { useT } from '../../../i18n/index.ts';
import { CheckboxField, Form, useFieldValue } from '../../../ui/form/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

function Live({ search }: Pick<ComponentProps<typeof AddressFields>, 'search'>) {
  const t = useT();
  return useFieldValue('same') === true ? null : (
    <AddressFields name="addressLive" legend={t('f.live')} search={search} />
  );
}

export default function QAddresses({ screen, context, send, busy, problem, draft, ask }: ScreenProps<'q-addresses'>) {
  const t = useT();
  const { claim } = context.responses;
  const search = useMemo(() => placesBy(ask), [ask]);
  return (
    <QuestionnaireStep screen={screen}>
      <Form
        schema={addressesForm}
        initial={claim ? addressesFromClaim(claim) : initial}
        draft={draft('SUBMIT_ADDRESSES')}
        event="SUBMIT_ADDRESSES"
        submitLabel={t('btn.continue')}
        busy={busy}
        problem={problem?.fields}
        onSubmit={(values) => send({ type: 'SUBMIT_ADDRESSES', values })}
      >
        <AddressFields name="addressReg" legend={t('f.reg')} search={search} />
        <CheckboxField name="same" label={t('f.same')} />
        <Live search={search} />
      </Form>
    </QuestionnaireStep>
  );
}
