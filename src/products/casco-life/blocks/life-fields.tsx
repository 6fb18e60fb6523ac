import { css } from '@styled/css';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { DECLINE } from '../../../../schemas/casco-life/choices.ts';
import { useT } from '../../../i18n/index.ts';
import { useFieldValue } from '../../../ui/form/index.ts';
import { text } from './deciding.ts';
import { Insurers, insurerChoices, otherChoice, Payer } from './insurers.tsx';
import { byPrice, cheapest } from './options.ts';
import { differenceWords, type Ways } from './ways.ts';
import { declineWords, monthlyWords, refusalMore, weighed } from './words.ts';

/** Life: one of the insurers, or none, with what each adds to a month. Nothing is ticked beforehand. */
export function LifeFields({
  conditions,
  loan,
  ways,
}: {
  conditions: CascoLifeConditions;
  loan: CascoLifeClaim['loan'];
  /** A month by each decision, with what is picked. */
  ways: Ways | null;
}) {
  const t = useT();
  const choice = useFieldValue('life.choice');
  const payer = text(useFieldValue('life.payer'));
  const { options, mayDecline } = conditions;
  const picked = options.filter(({ company }) => company.alias === choice);
  const both = mayDecline ? ways : null;
  const more = refusalMore(conditions);
  // As a policy, by what it adds to a month: at the rate without one, casco in the loan is dearer, too.
  const declined = both ? monthlyWords(both.more, both.least, t) : more > 0 ? monthlyWords(more, false, t) : undefined;
  const difference = weighed(conditions, cheapest(options), { loan, t });
  return (
    <>
      <Insurers
        name="life.choice"
        label={t('cl.decision.life')}
        options={[
          ...insurerChoices(byPrice(options), { loan, payer, t }),
          ...(mayDecline
            ? [
                otherChoice(DECLINE, 'none', {
                  label: t('cl.decide.decline'),
                  // What is then not paid off stands above, as what a policy does.
                  note: [both && differenceWords(both, t), declineWords(conditions, t) ?? t('cl.decide.declineSame')]
                    .filter(Boolean)
                    .join('. '),
                  more: declined,
                }),
              ]
            : []),
        ]}
      />
      <Payer name="life.payer" offers={picked} loan={loan} />
      {mayDecline && difference && <p className={css({ textStyle: 'body.sm' })}>{difference}</p>}
    </>
  );
}
