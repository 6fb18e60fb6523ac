import { type ReactNode, useState } from 'react';
import { cx } from '@styled/css';
import { arranged, estimate } from '@styled/recipes';
import { INSTALMENTS } from '../../../schemas/facts/insurance/casco-tariff.ts';
import { productRaw } from '../../../schemas/shared/insurance.ts';
import { check } from '../../../schemas/kit.ts';
import {
  EXTRAS,
  initial,
  insuranceProductForm,
  type InsuranceProductRaw,
  TERRITORIES,
} from '../../../schemas/shared/insurance-product.form.ts';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { based, checkedRaw, draftSince, draftUnder } from './check-raw.ts';
import { useAsked } from './use-asked.ts';
import { KindField } from './kind-field.tsx';
import { DeductibleField } from './deductible-field.tsx';
import { exampleWords, type FirstPrice, partWords, useFirstPrice } from './first-price.ts';
import { ChoiceEnd } from '../choice-end.tsx';
import { Known } from '../questionnaire/known.tsx';
import { extraNames } from './words.ts';
import { BesidePrice } from './price-panel.tsx';
import { fieldsOf, InsuranceStep } from './step.tsx';
import { money, months } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { CheckboxField, DateField, FieldSet, Form, RadioCardsField, useFieldValue } from '../../ui/form/index.ts';
import type { ScreenProps } from '../props.ts';

export default function InsuranceProduct({
  screen,
  context,
  send,
  busy,
  detour,
  problem,
  facts,
  draft,
}: ScreenProps<'insurance-product' | 'market-product'>) {
  const t = useT();
  const claim = context.responses.getInsuranceClaim;
  // Told once: what is saved comes back while its call ends. The check has no place where other wishes follow offers.
  const [checked] = useState(() =>
    claim && detour ? checkedRaw(claim, context.answers.SUBMIT_CHECK, facts, draft('SUBMIT_CHECK')) : null,
  );
  const refused = fieldsOf(problem, 'product.');
  const asks = useAsked(checked === null ? ['kind', 'deductiblePercent', 'startDate'] : [], refused);
  const raw = based(claim ? productRaw(claim) : initial);
  // Asked anew, what was chosen stands in a line of each, to be changed; the check leads here to change it.
  const [folds] = useState(() => !detour && claim?.product != null && check(insuranceProductForm(facts), raw).ok);
  return (
    <InsuranceStep
      screen={screen}
      title="ins.product.title"
      busy={busy}
      lead={detour ? undefined : t('ins.product.anew')}
      onBack={() => send({ type: 'BACK' })}
    >
      <div className={cx(estimate().half, arranged({ as: 'parted' }), arranged({ as: 'docked' }))}>
        <Form
          schema={insuranceProductForm(facts)}
          initial={{ ...raw, ...checked }}
          draft={draftUnder(draftSince(draft('SUBMIT_PRODUCT'), raw), checked ?? {})}
          event="SUBMIT_PRODUCT"
          // Opened from the page where all is checked, it leads back there.
          submitLabel={t(detour ? 'ins.save' : 'ins.product.go')}
          busy={busy}
          problem={refused}
          onSubmit={(values) => send({ type: 'SUBMIT_PRODUCT', values })}
        >
          {(button) => (
            <BesidePrice claim={claim} today={facts.today} button={button}>
              {asks.has('kind') && <KindField claim={claim} today={facts.today} />}
              <Casco
                claim={claim}
                today={facts.today}
                asksDeductible={asks.has('deductiblePercent')}
                folds={folds}
                raw={raw}
              />
              <FieldSet legend={t('ins.product.rest')}>
                <Rest claim={claim} today={facts.today} folds={folds} raw={raw}>
                  {asks.has('startDate') && <DateField name="startDate" label={t('ins.product.start')} />}
                  <Term claim={claim} today={facts.today} />
                  <RadioCardsField
                    name="territory"
                    label={t('ins.product.territory')}
                    fit="pairs"
                    options={TERRITORIES.map((value) => ({
                      value,
                      label: t(`ins.territory.${value}`),
                      note: value === 'cis' ? t('ins.territory.cisNote') : undefined,
                    }))}
                  />
                  <Payments claim={claim} today={facts.today} />
                </Rest>
              </FieldSet>
            </BesidePrice>
          )}
        </Form>
      </div>
    </InsuranceStep>
  );
}

/** What an extra adds at least. */
const extraEnd = (extra: (typeof EXTRAS)[number], first: FirstPrice, t: Translate) => {
  const adds = first.extra(extra);
  return adds === null ? undefined : <ChoiceEnd value={t('ins.extra.adds', { sum: money(adds) })} />;
};

interface Chosen {
  claim: InsuranceClaim | undefined;
  today: string;
  /** It is known, and stands in a line. */
  folds: boolean;
  /** What the claim holds. */
  raw: InsuranceProductRaw;
}

/** How long, from when, where, in how many payments. */
function Rest({ claim, today, folds, raw, children }: Chosen & { children: ReactNode }) {
  const t = useT();
  // Only casco may be other than a year: the term follows the kind that is picked above.
  const { termMonths: term } = useFirstPrice(claim, today);
  const { startDate, termMonths, territory, instalments } = raw;
  return (
    <Known
      fold={folds}
      rows={[
        [months(term, t), t('ins.offers.from', { date: startDate })].join(', '),
        [
          t(territory === 'cis' ? 'ins.territory.cis' : 'ins.territory.kz'),
          t('ins.instalments', { n: Number(instalments) }),
        ].join(' · '),
      ].join('\n')}
      about={t('ins.product.rest')}
      given={{ startDate, termMonths, territory, instalments }}
    >
      {children}
    </Known>
  );
}

/** What only casco asks. */
function Casco({ claim, today, asksDeductible, folds, raw }: Chosen & { asksDeductible: boolean }) {
  const t = useT();
  const first = useFirstPrice(claim, today);
  const { kind } = first;
  if (kind === 'ogpo') return null;
  const extras = EXTRAS.filter((extra) => raw[extra]);
  return (
    <>
      {asksDeductible && <DeductibleField first={first} />}
      <FieldSet legend={t('ins.product.extras')}>
        <Known
          fold={folds}
          rows={extraNames(extras, t)}
          about={t('ins.product.extras')}
          given={Object.fromEntries(EXTRAS.map((extra) => [extra, raw[extra]]))}
        >
          <div className={arranged({ as: 'boxes' })}>
            {EXTRAS.map((extra) => (
              <CheckboxField
                key={extra}
                name={extra}
                label={t(`ins.extra.${extra}`)}
                hint={t(`ins.extra.${extra}.hint`)}
                end={extraEnd(extra, first, t)}
              />
            ))}
          </div>
        </Known>
      </FieldSet>
    </>
  );
}

/** In how many payments, and what each comes to: paid in parts it costs more. */
function Payments({ claim, today }: { claim: InsuranceClaim | undefined; today: string }) {
  const t = useT();
  const first = useFirstPrice(claim, today);
  const once = first.by(1);
  return (
    <RadioCardsField
      name="instalments"
      label={t('ins.product.instalments')}
      hint={once && exampleWords(first, t)}
      fit="pairs"
      options={INSTALMENTS.map((n) => {
        const paid = first.by(n);
        const all = partWords(paid?.all ?? null, t);
        const more = paid === null || once === null ? 0 : paid.all - once.all;
        return {
          value: String(n),
          label: t('ins.instalments', { n }),
          note: paid === null || n === 1 ? undefined : t('ins.instalments.sum', { each: money(paid.each) }),
          // At once is the price; in parts it is told how much more that comes to.
          end: all && <ChoiceEnd value={more > 0 ? t('ins.instalments.more', { sum: money(more) }) : all} />,
        };
      })}
    />
  );
}

/** Terms in months that are asked for most, and the rest of them. */
const TERMS = [3, 6, 9, 12, 18, 24, 36] as const;
const USUAL_TERMS = ['3', '6', '12', '24'];

/** For how long, and what that costs at least: only casco may be other than a year. */
function Term({ claim, today }: { claim: InsuranceClaim | undefined; today: string }) {
  const t = useT();
  const first = useFirstPrice(claim, today);
  const term = Number(useFieldValue('termMonths'));
  if (useFieldValue('kind') !== 'casco') return null;
  // An earlier claim may have been for any.
  const terms = [...new Set([...TERMS, ...(term > 0 ? [term] : [])])].sort((a, b) => a - b);
  return (
    <RadioCardsField
      name="termMonths"
      label={t('ins.product.term')}
      fit="pairs"
      options={terms.map((n) => {
        const least = partWords(first.during(n), t);
        return {
          value: String(n),
          label: months(n, t),
          end: least === null ? undefined : <ChoiceEnd value={least} />,
        };
      })}
      few={USUAL_TERMS}
      others={t('ins.product.termOther')}
    />
  );
}
