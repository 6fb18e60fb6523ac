import { type ReactNode, useState } from 'react';
import { css, cx } from '@styled/css';
import { arranged, segmented } from '@styled/recipes';
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
import { fewWith } from './few.ts';
import { exampleWords, type FirstPrice, useFirstPrice } from './first-price.ts';
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
  const label = t(detour ? 'ins.save' : 'ins.product.go');
  return (
    <InsuranceStep
      screen={screen}
      title="ins.product.title"
      busy={busy}
      lead={detour ? undefined : t('ins.product.anew')}
      back={detour ? undefined : t('ins.chosen.back')}
      onBack={() => send({ type: 'BACK' })}
    >
      <div className={cx(arranged({ as: 'parted' }), arranged({ as: 'docked' }))}>
        <Form
          schema={insuranceProductForm(facts)}
          initial={{ ...raw, ...checked }}
          draft={draftUnder(draftSince(draft('SUBMIT_PRODUCT'), raw), checked ?? {})}
          event="SUBMIT_PRODUCT"
          // Opened from the page where all is checked, it leads back there.
          submitLabel={label}
          busy={busy}
          problem={refused}
          onSubmit={(values) => send({ type: 'SUBMIT_PRODUCT', values })}
        >
          {(button, summary) => (
            <BesidePrice claim={claim} today={facts.today} button={button} summary={summary}>
              {asks.has('kind') && <KindField claim={claim} today={facts.today} />}
              <Casco
                claim={claim}
                today={facts.today}
                asksDeductible={asks.has('deductiblePercent')}
                folds={folds}
                raw={raw}
              />
              <FieldSet legend={t('ins.product.rest')}>
                {asks.has('startDate') && <Start folds={folds} raw={raw} />}
                <Rest claim={claim} today={facts.today} folds={folds} raw={raw}>
                  <Term claim={claim} today={facts.today} />
                  <div className={segmented().pair}>
                    <RadioCardsField
                      name="territory"
                      label={t('ins.product.territory')}
                      hint={t('ins.territory.cisNote')}
                      options={TERRITORIES.map((value) => ({ value, label: t(`ins.territory.${value}`) }))}
                    />
                  </div>
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

/** From when; a line of its own, so that what is wrong with it opens nothing else. */
function Start({ folds, raw: { startDate } }: Pick<Chosen, 'folds' | 'raw'>) {
  const t = useT();
  const label = t('ins.product.start');
  return (
    <Known fold={folds} rows={t('ins.product.startOf', { date: startDate })} about={label} given={{ startDate }}>
      <DateField name="startDate" label={label} />
    </Known>
  );
}

/** How long, where, in how many payments. */
function Rest({ claim, today, folds, raw, children }: Chosen & { children: ReactNode }) {
  const t = useT();
  // Only casco may be other than a year: the term follows the kind that is picked above.
  const { termMonths: term } = useFirstPrice(claim, today);
  const { termMonths, territory, instalments } = raw;
  return (
    <Known
      fold={folds}
      rows={[
        [months(term, t), t(territory === 'cis' ? 'ins.territory.cis' : 'ins.territory.kz')].join(', '),
        t('ins.instalments', { n: Number(instalments) }),
      ].join('\n')}
      about={t('ins.product.rest')}
      given={{ termMonths, territory, instalments }}
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
          rows={extras.length === 0 ? t('ins.extra.noneYet') : extraNames(extras, t)}
          about={t('ins.product.extras')}
          given={Object.fromEntries(EXTRAS.map((extra) => [extra, raw[extra]]))}
        >
          <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('ins.product.extrasHint')}</p>
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

/** In how many payments, what each comes to, and all of them: paid in parts it costs more. */
function Payments({ claim, today }: { claim: InsuranceClaim | undefined; today: string }) {
  const t = useT();
  const first = useFirstPrice(claim, today);
  return (
    <div className={segmented().lines}>
      <RadioCardsField
        name="instalments"
        label={t('ins.product.instalments')}
        hint={first.by(1) && exampleWords(first, t)}
        options={INSTALMENTS.map((n) => {
          const paid = first.by(n);
          return {
            value: String(n),
            label: t('ins.instalments', { n }),
            note: paid === null || n === 1 ? undefined : t('ins.instalments.sum', { each: money(paid.each) }),
            end: paid && <ChoiceEnd value={money(paid.all)} />,
          };
        })}
      />
    </div>
  );
}

/** Terms in months that are asked for most, and the rest of them. */
const TERMS = [3, 6, 9, 12, 18, 24, 36] as const;
const USUAL_TERMS: readonly number[] = [3, 6, 12, 24];

/** For how long, and what that costs at least: only casco may be other than a year. */
function Term({ claim, today }: { claim: InsuranceClaim | undefined; today: string }) {
  const t = useT();
  const first = useFirstPrice(claim, today);
  const term = Number(useFieldValue('termMonths'));
  const [few] = useState(() => fewWith(USUAL_TERMS, term > 0 ? term : 12));
  if (useFieldValue('kind') !== 'casco') return null;
  // An earlier claim may have been for any.
  const terms = [...new Set([...TERMS, ...(term > 0 ? [term] : [])])].sort((a, b) => a - b);
  return (
    <div className={segmented().row}>
      <RadioCardsField
        name="termMonths"
        label={t('ins.product.term')}
        options={terms.map((n) => {
          const least = first.during(n);
          return {
            value: String(n),
            label: t('ins.product.months', { n }),
            end: least === null ? undefined : <span>{money(least)}</span>,
          };
        })}
        few={few.map(String)}
        others={t('ins.product.termOther')}
      />
    </div>
  );
}
