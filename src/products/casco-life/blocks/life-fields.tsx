import { css } from '@styled/css';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { DECLINE } from '../../../../schemas/casco-life/choices.ts';
import { months } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { useFieldValue } from '../../../ui/form/index.ts';
import { Insurers, insurerChoices, otherChoice, Payer } from './insurers.tsx';
import { byPrice, cheapest, termsOf } from './options.ts';
import { declineWords, inLoan, monthlyWords, refusalMore, weighed } from './words.ts';

/** Life: one of the insurers, or none, with what that does to the loan. Nothing is ticked beforehand. */
export function LifeFields({
  conditions,
  loan,
  cascoMore,
  cascoMay,
}: {
  conditions: CascoLifeConditions;
  loan: CascoLifeClaim['loan'];
  /** What casco adds more to each payment where life is declined. */
  cascoMore: number;
  /** What it would, while nothing is said of it. */
  cascoMay: number;
}) {
  const t = useT();
  const choice = useFieldValue('life.choice');
  const { options, mayDecline } = conditions;
  const more = refusalMore(conditions);
  // One for the whole loan.
  const [term, ...others] = termsOf(options);
  const hint = [
    ...(term === undefined || others.length > 0 ? [] : [t('cl.lifeTerm', { term: months(term, t) })]),
    ...(options.some((offer) => inLoan(offer, loan) !== null) ? [t('cl.inLoanHint')] : []),
  ].join(' ');
  const difference = weighed(conditions, cheapest(options), { loan, t, cascoMore, cascoMay });
  return (
    <>
      <Insurers
        name="life.choice"
        label={t('cl.decision.life')}
        hint={hint === '' ? undefined : hint}
        options={[
          ...insurerChoices(byPrice(options), { loan, t }),
          ...(mayDecline
            ? [
                otherChoice(DECLINE, 'none', {
                  label: t('cl.decide.decline'),
                  note: `${declineWords(conditions, t) ?? t('cl.decide.declineSame')}. ${t('cl.lifeUncovered')}`,
                  more: more > 0 ? monthlyWords(more, false, t) : undefined,
                }),
              ]
            : []),
        ]}
      />
      {mayDecline && difference && <p className={css({ textStyle: 'body.sm' })}>{difference}</p>}
      <Payer name="life.payer" option={options.find(({ company }) => company.alias === choice)} loan={loan} />
    </>
  );
}
