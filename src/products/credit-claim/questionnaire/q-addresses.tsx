import { useCallback } from 'react';
import { addressesForm, initial } from '../../../../schemas/shared/addresses.form.ts';
import { addressesFromClaim } from '../../../../schemas/shared/borrower.raw.ts';
import { AddressFields, parentsOf } from '../../../blocks/questionnaire/address-fields.tsx';
import { QuestionnaireStep } from '../blocks/questionnaire/step.tsx';
import { useT } from '../../../i18n/index.ts';
import { CheckboxField, Form, type Option, useFieldValue } from '../../../ui/form/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

type Search = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;

function Live({ search }: { search: Search }) {
  const t = useT();
  return useFieldValue('same') === true ? null : (
    <AddressFields name="addressLive" legend={t('f.live')} search={search} />
  );
}

export default function QAddresses({ screen, context, send, busy, problem, draft, ask }: ScreenProps<'q-addresses'>) {
  const t = useT();
  const { claim } = context.responses;
  const search = useCallback<Search>(
    async (query, signal) => {
      const found = await ask('localities', { variables: { search: query } }, signal);
      return found.items.map((locality) => ({ value: locality.id, label: locality.name, note: parentsOf(locality) }));
    },
    [ask],
  );
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
