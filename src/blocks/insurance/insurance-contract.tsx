import { useState } from 'react';
import { arranged } from '@styled/recipes';
import { carContractForm, initial, SELLER_KINDS } from '../../../schemas/shared/car-contract.form.ts';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { contractRaw } from '../../../schemas/shared/insurance.ts';
import { checkedRaw, draftUnder } from './check-raw.ts';
import { useAsked } from './use-asked.ts';
import { BesidePrice } from './price-panel.tsx';
import { isOfShop } from './source.ts';
import { InsuranceStep } from './step.tsx';
import { ValueField } from './value-field.tsx';
import { Known } from '../questionnaire/known.tsx';
import { ListProblem } from '../questionnaire/list-problem.tsx';
import { useT } from '../../i18n/index.ts';
import {
  CheckboxField,
  DateField,
  FieldSet,
  Form,
  type Option,
  RadioCardsField,
  SearchField,
  TextField,
  useFieldValue,
} from '../../ui/form/index.ts';
import type { ScreenProps } from '../props.ts';

export default function InsuranceContract({
  screen,
  context,
  send,
  busy,
  problem,
  facts,
  draft,
  useRead,
}: ScreenProps<'insurance-contract' | 'market-contract'>) {
  const t = useT();
  const banks = useRead('listBanks', {});
  const claim = context.responses.getInsuranceClaim;
  // Told once: what is saved comes back while its call ends.
  const [checked] = useState(
    () => claim && checkedRaw(claim, context.answers.SUBMIT_CHECK, facts, draft('SUBMIT_CHECK')),
  );
  // The check asks it: here only where nothing was said there, or it is refused.
  const { price = '', ...rest } = checked ?? {};
  const asksPrice = useAsked(price === '' ? ['price'] : [], problem?.fields).has('price');
  return (
    <InsuranceStep screen={screen} title="ins.contract.title" busy={busy} onBack={() => send({ type: 'BACK' })}>
      <ListProblem reads={[banks]} />
      <div className={arranged({ as: 'docked' })}>
        <Form
          schema={carContractForm(facts)}
          initial={{ ...(claim ? contractRaw(claim) : initial), ...checked }}
          draft={draftUnder(draft('SUBMIT_CONTRACT'), price === '' ? rest : { ...rest, price })}
          event="SUBMIT_CONTRACT"
          submitLabel={t('ins.save')}
          busy={busy}
          problem={problem?.fields}
          onSubmit={(values) => send({ type: 'SUBMIT_CONTRACT', values })}
        >
          {(button, summary) => (
            <BesidePrice claim={claim} today={facts.today} button={button} summary={summary}>
              {asksPrice && <ValueField claim={claim} />}
              {facts.carType !== 'new' && <Seller claim={claim} />}
              <Contract isNew={facts.carType === 'new'} />
              <div className={arranged({ as: 'boxes' })}>
                <CheckboxField
                  name="isPledged"
                  label={t('ins.contract.pledged')}
                  hint={t('ins.contract.pledgedHint')}
                />
              </div>
              <Pledge banks={(banks.data ?? []).map(({ alias, name }) => ({ value: alias, label: name }))} />
            </BesidePrice>
          )}
        </Form>
      </div>
    </InsuranceStep>
  );
}

/** Whose the car was; told by a shop it is a card to be checked. */
function Seller({ claim }: { claim: InsuranceClaim | undefined }) {
  const t = useT();
  const kind = useFieldValue('sellerKind');
  const { sellerKind, sellerName } = claim ? contractRaw(claim) : initial;
  const told = claim && isOfShop(claim, 'contract') ? SELLER_KINDS.find((one) => one === sellerKind) : undefined;
  const fields = (
    <>
      <RadioCardsField
        name="sellerKind"
        fit="rows"
        label={t('ins.contract.seller')}
        options={[
          { value: '', label: t('ins.contract.seller.none') },
          ...SELLER_KINDS.map((value) => ({ value, label: t(`ins.contract.seller.${value}`) })),
        ]}
      />
      {(kind === 'dealer' || kind === 'person') && (
        <TextField name="sellerName" label={t(`ins.contract.sellerName.${kind}`)} autoComplete="off" maxLength={100} />
      )}
    </>
  );
  if (told === undefined || sellerName === '') return fields;
  return (
    <Known
      fold
      rows={[
        { label: t('ins.contract.sellerTold'), value: t(`ins.contract.seller.${told}`) },
        { label: t(`ins.contract.sellerName.${told}`), value: sellerName },
      ]}
      source={t('ins.known.shop')}
      about={t('ins.contract.seller')}
      given={{ sellerKind, sellerName }}
    >
      {fields}
    </Known>
  );
}

/** What was signed with the seller: of a car bought lately. What is typed already stays in sight, for it is sent. */
function Contract({ isNew }: { isNew: boolean }) {
  const t = useT();
  const seller = useFieldValue('sellerKind');
  const number = useFieldValue('contractNumber');
  const date = useFieldValue('contractDate');
  if (!isNew && !seller && !number && !date) return null;
  return (
    <FieldSet legend={t('ins.contract.paper')}>
      <div className={arranged({ as: 'dates' })}>
        <TextField name="contractNumber" label={t('ins.contract.paperNumber')} autoComplete="off" maxLength={40} />
        <DateField name="contractDate" label={t('ins.contract.paperDate')} />
      </div>
    </FieldSet>
  );
}

/** The bank gets the money when the car is lost. */
function Pledge({ banks }: { banks: readonly Option[] }) {
  const t = useT();
  if (useFieldValue('isPledged') !== true) return null;
  return (
    <>
      <SearchField name="beneficiary" label={t('ins.contract.beneficiary')} options={banks} />
      <TextField name="loanContractNumber" label={t('ins.contract.loan')} optional autoComplete="off" maxLength={40} />
    </>
  );
}
