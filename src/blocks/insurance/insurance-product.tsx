import { DEDUCTIBLES, INSTALMENTS } from '../../../schemas/facts/insurance/casco-tariff.ts';
import { productRaw } from '../../../schemas/shared/insurance.ts';
import {
  EXTRAS,
  initial,
  insuranceProductForm,
  PRODUCT_KINDS,
  TERRITORIES,
} from '../../../schemas/shared/insurance-product.form.ts';
import { fieldsOf, InsuranceStep } from './step.tsx';
import { percent } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import {
  CheckboxField,
  DateField,
  FieldSet,
  Form,
  NumberField,
  RadioCardsField,
  SelectField,
  useFieldValue,
} from '../../ui/form/index.ts';
import type { ScreenProps } from '../props.ts';

export default function InsuranceProduct({
  screen,
  context,
  send,
  busy,
  problem,
  facts,
  draft,
}: ScreenProps<'insurance-product' | 'market-product'>) {
  const t = useT();
  const claim = context.responses.getInsuranceClaim;
  return (
    <InsuranceStep screen={screen} title="ins.product.title" busy={busy} onBack={() => send({ type: 'BACK' })}>
      <Form
        schema={insuranceProductForm(facts)}
        initial={claim ? productRaw(claim) : initial}
        draft={draft('SUBMIT_PRODUCT')}
        event="SUBMIT_PRODUCT"
        submitLabel={t('ins.product.go')}
        busy={busy}
        problem={fieldsOf(problem, 'product.')}
        onSubmit={(values) => send({ type: 'SUBMIT_PRODUCT', values })}
      >
        <RadioCardsField
          name="kind"
          label={t('ins.product.kind')}
          options={PRODUCT_KINDS.map((value) => ({
            value,
            label: t(`ins.kind.${value}`),
            note: t(`ins.kind.${value}.note`),
          }))}
        />
        <Casco />
        <RadioCardsField
          name="territory"
          label={t('ins.product.territory')}
          options={TERRITORIES.map((value) => ({ value, label: t(`ins.territory.${value}`) }))}
        />
        <DateField name="startDate" label={t('ins.product.start')} />
        <RadioCardsField
          name="instalments"
          label={t('ins.product.instalments')}
          options={INSTALMENTS.map((n) => ({ value: String(n), label: t('ins.instalments', { n }) }))}
        />
      </Form>
    </InsuranceStep>
  );
}

/** What only casco asks. */
function Casco() {
  const t = useT();
  const kind = useFieldValue('kind');
  if (kind === 'ogpo') return null;
  return (
    <>
      <SelectField
        name="deductiblePercent"
        label={t('ins.product.deductible')}
        options={DEDUCTIBLES.map((part) => ({
          value: String(part),
          label: part === 0 ? t('ins.deductible.none') : t('ins.deductible.part', { p: percent(part) }),
        }))}
      />
      {kind === 'casco' && <NumberField name="termMonths" label={t('ins.product.term')} digits={2} />}
      <FieldSet legend={t('ins.product.extras')}>
        {EXTRAS.map((extra) => (
          <CheckboxField key={extra} name={extra} label={t(`ins.extra.${extra}`)} />
        ))}
      </FieldSet>
    </>
  );
}
