import { css } from '@styled/css';
import { arranged, estimate } from '@styled/recipes';
import { INSTALMENTS } from '../../../schemas/facts/insurance/casco-tariff.ts';
import { productRaw } from '../../../schemas/shared/insurance.ts';
import { EXTRAS, initial, insuranceProductForm, TERRITORIES } from '../../../schemas/shared/insurance-product.form.ts';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { KindField } from './kind-field.tsx';
import { DeductibleField } from './deductible-field.tsx';
import { exampleWords, type FirstPrice, partWords, useFirstPrice } from './first-price.ts';
import { BesidePrice } from './price-panel.tsx';
import { fieldsOf, InsuranceStep } from './step.tsx';
import { money } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import {
  CheckboxField,
  DateField,
  FieldSet,
  Form,
  NumberField,
  RadioCardsField,
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
      <div className={estimate().half}>
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
          <BesidePrice claim={claim} today={facts.today}>
            <KindField />
            <Casco claim={claim} today={facts.today} />
            <RadioCardsField
              name="territory"
              label={t('ins.product.territory')}
              options={TERRITORIES.map((value) => ({ value, label: t(`ins.territory.${value}`) }))}
            />
            <When />
            <Payments claim={claim} today={facts.today} />
          </BesidePrice>
        </Form>
      </div>
    </InsuranceStep>
  );
}

/** What it does, and what it adds at least. */
const extraHint = (extra: (typeof EXTRAS)[number], first: FirstPrice, t: Translate) => {
  const adds = first.extra(extra);
  return (
    <>
      {t(`ins.extra.${extra}.hint`)}
      {adds !== null && (
        <span className={css({ display: 'block', color: 'fg', fontVariantNumeric: 'tabular-nums' })}>
          {t('ins.extra.adds', { sum: money(adds) })}
        </span>
      )}
    </>
  );
};

/** What only casco asks. */
function Casco({ claim, today }: { claim: InsuranceClaim | undefined; today: string }) {
  const t = useT();
  const first = useFirstPrice(claim, today);
  const { kind } = first;
  if (kind === 'ogpo') return null;
  return (
    <>
      <DeductibleField first={first} />
      <FieldSet legend={t('ins.product.extras')} hint={t('ins.product.extrasHint')}>
        <div className={arranged({ as: 'boxes' })}>
          {EXTRAS.map((extra) => (
            <CheckboxField key={extra} name={extra} label={t(`ins.extra.${extra}`)} hint={extraHint(extra, first, t)} />
          ))}
        </div>
      </FieldSet>
    </>
  );
}

const inParts = ({ each, all }: NonNullable<ReturnType<FirstPrice['by']>>) => ({ each: money(each), sum: money(all) });

/** In how many payments, and what each comes to: paid in parts it costs more. */
function Payments({ claim, today }: { claim: InsuranceClaim | undefined; today: string }) {
  const t = useT();
  const first = useFirstPrice(claim, today);
  return (
    <div className={arranged({ as: 'twos' })}>
      <RadioCardsField
        name="instalments"
        label={t('ins.product.instalments')}
        hint={first.by(1) && exampleWords(first, t)}
        options={INSTALMENTS.map((n) => {
          const paid = first.by(n);
          const sum = paid && (n === 1 ? partWords(paid.all, t) : t('ins.instalments.sum', inParts(paid)));
          return { value: String(n), label: t('ins.instalments', { n }), note: sum ?? undefined };
        })}
      />
    </div>
  );
}

/** From when, and of casco for how long. */
function When() {
  const t = useT();
  const start = <DateField name="startDate" label={t('ins.product.start')} />;
  if (useFieldValue('kind') !== 'casco') return start;
  return (
    <div className={arranged({ as: 'dates' })}>
      {start}
      <NumberField name="termMonths" label={t('ins.product.term')} digits={2} />
    </div>
  );
}
