import { useEffect } from 'react';
import { arranged } from '@styled/recipes';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { DECLINE, OWN_POLICY } from '../../../../schemas/casco-life/choices.ts';
import type { ScreenProps } from '../../../blocks/props.ts';
import { Known } from '../../../blocks/questionnaire/known.tsx';
import { months, percent } from '../../../i18n/format.ts';
import { type Translate, useT } from '../../../i18n/index.ts';
import { SelectField, useFieldValue, useRefusals, useSetField } from '../../../ui/form/index.ts';
import { text } from './deciding.ts';
import { Insurers, insurerChoices, otherChoice, Payer } from './insurers.tsx';
import { companiesFor, deductiblesOf, deductibleValue, termsOf, type Wish } from './options.ts';
import { OwnPolicy } from './own-policy.tsx';
import { deductibleShort, deductibleWords, inLoan } from './words.ts';

/** What stands in the fields that prices are for. */
export const useWish = (): Wish => ({
  risks: text(useFieldValue('casco.risks')),
  termMonths: text(useFieldValue('casco.termMonths')),
  deductiblePercent: text(useFieldValue('casco.deductiblePercent')),
});

const wishWords = (
  { risks, termMonths, deductiblePercent }: Wish,
  conditions: CascoLifeConditions,
  t: Translate,
): string =>
  [
    conditions.risks.find(({ alias }) => alias === risks)?.name,
    termMonths && months(Number(termMonths), t),
    deductiblePercent && deductibleShort(Number(deductiblePercent), conditions.sumInsured, t),
  ]
    .filter(Boolean)
    .join(' · ');

/** What the prices are for, in a line; its fields reprice the insurers below at once. */
function WishFields({ conditions, wish }: { conditions: CascoLifeConditions; wish: Wish }) {
  const t = useT();
  const { options, risks, sumInsured } = conditions;
  return (
    <div className={arranged({ as: 'wish' })}>
      <Known
        // Refused for something else, it is a line again.
        key={useRefusals()}
        rows={wishWords(wish, conditions, t)}
        about={t('cl.wish')}
        given={{
          'casco.risks': wish.risks,
          'casco.termMonths': wish.termMonths,
          'casco.deductiblePercent': wish.deductiblePercent,
        }}
        fold
      >
        <SelectField
          name="casco.risks"
          label={t('cl.risks')}
          options={risks.map(({ alias, name }) => ({ value: alias, label: name }))}
        />
        <SelectField
          name="casco.termMonths"
          label={t('cl.term')}
          options={termsOf(options).map((n) => ({ value: String(n), label: months(n, t) }))}
        />
        <SelectField
          name="casco.deductiblePercent"
          label={t('cl.deductible')}
          hint={t('cl.deductibleHint')}
          options={deductiblesOf(options, wish).map((share) => ({
            value: deductibleValue(share),
            label: deductibleWords(share, sumInsured, t),
          }))}
        />
      </Known>
    </div>
  );
}

/** Casco: one of the insurers, a policy of one's own, or none where the bank allows it. `conditions`: at the rate that holds with what is picked of life. */
export function CascoFields({
  conditions,
  loan,
  dearer,
  claimId,
  uploads,
  useRead,
}: Pick<ScreenProps<'casco-life-choice'>, 'uploads' | 'useRead'> & {
  conditions: CascoLifeConditions;
  loan: CascoLifeClaim['loan'];
  /** The rate that life is done without at, percent: policies in the loan cost more by it. */
  dearer: number | undefined;
  claimId: string;
}) {
  const t = useT();
  const set = useSetField();
  const wish = useWish();
  const choice = text(useFieldValue('casco.choice'));
  const { options, mayDecline, ownPolicy } = conditions;
  const offers = companiesFor(options, wish);
  const isSeller = options.some(({ company }) => company.alias === choice);
  // An insurer that does not sell what is asked for now is picked no more.
  const gone = isSeller && offers.length > 0 && !offers.some(({ company }) => company.alias === choice);
  useEffect(() => {
    if (gone) set('casco.choice', '');
  }, [gone, set]);
  const payer = text(useFieldValue('casco.payer'));
  const picked = offers.filter(({ company }) => company.alias === choice);
  return (
    <>
      {options.length > 0 && <WishFields conditions={conditions} wish={wish} />}
      <Insurers
        name="casco.choice"
        label={t('cl.decision.casco')}
        hint={
          options.length > 0 && offers.length === 0
            ? t('cl.companyHint')
            : dearer !== undefined && payer !== 'own' && offers.some((offer) => inLoan(offer, loan) !== null)
              ? t('cl.cascoAt', { r: percent(dearer) })
              : undefined
        }
        options={[
          ...insurerChoices(offers, { loan, payer, t }),
          otherChoice(OWN_POLICY, 'file', {
            label: t('cl.decide.own_policy'),
            note: t('cl.decide.own_policyNote'),
          }),
          ...(mayDecline
            ? [
                otherChoice(DECLINE, 'none', {
                  label: t('cl.decide.declineCasco'),
                  note: t('cl.decide.declineSame'),
                }),
              ]
            : []),
        ]}
      />
      {/* Of a policy alone that is bought here. */}
      <Payer name="casco.payer" offers={picked} loan={loan} />
      {choice === OWN_POLICY && <OwnPolicy claimId={claimId} own={ownPolicy} uploads={uploads} useRead={useRead} />}
    </>
  );
}
