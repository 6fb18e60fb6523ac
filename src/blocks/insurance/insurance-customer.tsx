import { useMemo, useState } from 'react';
import { css, cx } from '@styled/css';
import { arranged } from '@styled/recipes';
import { customerRaw } from '../../../schemas/shared/insurance.ts';
import { initial, insuredCustomerForm } from '../../../schemas/shared/insured-customer.form.ts';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { DriverRows } from './driver-rows.tsx';
import { KnownCarHead } from './known-car-head.tsx';
import { leastOgpo, partWords } from './first-price.ts';
import { asksSteps } from '../../../machines/products/shared/insurance.conditions.ts';
import { DeclineButton } from './decline-button.tsx';
import { BesidePrice } from './price-panel.tsx';
import { fieldsOf, InsuranceStep } from './step.tsx';
import { AddressFields, placesBy } from '../questionnaire/address-fields.tsx';
import { ShortDocumentFields } from '../questionnaire/document-fields.tsx';
import { Known } from '../questionnaire/known.tsx';
import { ListProblem } from '../questionnaire/list-problem.tsx';
import { NameFields } from '../questionnaire/name-fields.tsx';
import { optionsOf } from '../questionnaire/reference.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { CheckboxField, DateField, FieldSet, Form, PhoneField, RadioCardsField } from '../../ui/form/index.ts';
import type { ScreenProps } from '../props.ts';

export default function InsuranceCustomer({
  screen,
  context,
  send,
  busy,
  problem,
  facts,
  draft,
  useRead,
  ask,
}: ScreenProps<'insurance-customer' | 'market-customer'>) {
  const t = useT();
  const types = useRead('documentTypes', { variables: {} });
  const genders = useRead('genderTypes', { variables: {} });
  const claim = context.responses.getInsuranceClaim;
  const search = useMemo(() => placesBy(ask), [ask]);
  const sexes = optionsOf(genders.data);
  const raw = claim ? customerRaw(claim) : initial;
  const { document: _papers, address: _place, drivers: _drivers, ...person } = raw;
  // Told apart once: saving folds nothing, and whoever comes back to change something wants the fields.
  const [folds] = useState(
    () =>
      claim?.customer === null &&
      context.answers.SUBMIT_CUSTOMER === undefined &&
      Object.entries(person).every(([name, value]) => value !== '' || name === 'patronymic'),
  );
  // Opened from the page where all is checked, it leads back there.
  const label = t(asksSteps(context) ? 'btn.continue' : 'ins.save');
  // The compulsory part costs what its region makes it cost.
  const isPricedByPlace = facts.insuredKind !== 'casco';
  const place = <AddressFields name="address" legend={t('ins.customer.address')} search={search} build={false} />;
  const decline = <DeclineButton busy={busy} onSure={(values) => send({ type: 'DECLINE_INSURANCE', values })} />;
  return (
    <InsuranceStep
      screen={screen}
      title="ins.customer.title"
      busy={busy}
      lead={kindsWords(claim, facts.today, t)}
      onBack={() => send({ type: 'BACK' })}
      decline={decline}
    >
      {claim && <KnownCarHead claim={claim} />}
      <ListProblem reads={[types, genders]} />
      <div className={cx(arranged({ as: 'boxed' }), arranged({ as: 'docked' }))}>
        <Form
          schema={insuredCustomerForm(facts)}
          initial={raw}
          draft={draft('SUBMIT_CUSTOMER')}
          event="SUBMIT_CUSTOMER"
          submitLabel={label}
          busy={busy}
          problem={fieldsOf(problem, 'customer.')}
          onSubmit={(values) => send({ type: 'SUBMIT_CUSTOMER', values })}
        >
          {(button, summary) => (
            <BesidePrice
              claim={claim}
              today={facts.today}
              button={button}
              summary={summary}
              parts="table"
              decline={decline}
            >
              <FieldSet legend={t('ins.customer.person')}>
                <Known
                  fold={folds}
                  rows={[
                    {
                      label: t('ins.customer.name'),
                      value: [person.lastName, person.firstName, person.patronymic].filter(Boolean).join(' '),
                    },
                    { label: t('f.dob'), value: person.dateOfBirth },
                    { label: t('f.gender'), value: sexes.find(({ value }) => value === person.gender)?.label ?? '—' },
                    { label: t('ins.phone'), value: person.phone },
                  ]}
                  source={t('ins.known.found')}
                  about={t('ins.customer.person')}
                  given={person}
                >
                  <NameFields />
                  <DateField name="dateOfBirth" label={t('f.dob')} autoComplete="bday" />
                  <RadioCardsField name="gender" label={t('f.gender')} options={sexes} />
                  <PhoneField name="phone" label={t('ins.phone')} hint={t('ins.customer.phoneHint')} />
                </Known>
              </FieldSet>
              {/* What the price goes by comes before what insurers only compare. */}
              <Group
                title={t('ins.customer.forPrice')}
                why={t(`ins.customer.forPrice.${isPricedByPlace ? 'place' : 'casco'}`)}
              />
              <DriverRows />
              {isPricedByPlace && place}
              <Group title={t('ins.customer.forCheck')} why={t('ins.customer.forCheck.why')} />
              {!isPricedByPlace && place}
              <FieldSet legend={t('ins.customer.document')}>
                <ShortDocumentFields types={types.data} today={facts.today} given={raw.document}>
                  <CheckboxField name="document.residence" label={t('f.resident')} />
                </ShortDocumentFields>
              </FieldSet>
            </BesidePrice>
          )}
        </Form>
      </div>
    </InsuranceStep>
  );
}

/** Some of the groups, and what they are asked for. */
const Group = ({ title, why }: { title: string; why: string }) => (
  <div data-group>
    <h2 className={css({ textStyle: 'h2' })}>{title}</h2>
    <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{why}</p>
  </div>
);

/** Nobody was asked which insurance it is to be where a shop has sent the person: what the other one costs, and when it is asked. */
const kindsWords = (claim: InsuranceClaim | undefined, today: string, t: Translate): string | undefined => {
  const ogpo = claim?.source === 'marketplace' && claim.product === null ? leastOgpo(claim, today) : null;
  return ogpo === null ? undefined : t('ins.market.kinds', { price: partWords(ogpo, t) ?? '' });
};
