import { css } from '@styled/css';
import { sorted } from '../../../../schemas/facts/sorted.ts';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { lifeChoiceForm, type LifeChoiceValues } from '../../../../schemas/casco-life/life-choice.form.ts';
import type { ScreenProps } from '../../../blocks/props.ts';
import { money, percent } from '../../../i18n/format.ts';
import { ChoiceEnd } from '../../../blocks/choice-end.tsx';
import { useT } from '../../../i18n/index.ts';
import { Form, RadioCardsField, useFieldValue } from '../../../ui/form/index.ts';
import { confirm } from '../../../ui/index.ts';
import { Payer } from './casco-form.tsx';
import { type Deciding, decidingTone, decidingWords, useTells } from './deciding.ts';
import { Sellers } from './sellers.tsx';
import { cheapest, lifeInitial } from './options.ts';
import { declineWords, fromWords, monthlyWords, optionNote, refusalMore, weighed } from './words.ts';

type Props = Pick<ScreenProps<'casco-life-choice'>, 'context' | 'send' | 'busy' | 'problem' | 'draft'> & {
  conditions: CascoLifeConditions;
  loan: CascoLifeClaim['loan'];
  /** What casco adds more to each payment where life is declined. */
  cascoMore: number;
  /** The decision that comes next: its button is the main one of the page. */
  isFirst: boolean;
  /** What stands in the form, for its button and the payment of the page. */
  deciding: Deciding;
  onDeciding: (next: Deciding) => void;
};

function Purchase({
  conditions: { options },
  loan,
  onChange,
}: Pick<Props, 'conditions' | 'loan'> & { onChange: (next: Deciding) => void }) {
  const t = useT();
  useTells(options, onChange);
  const company = useFieldValue('company');
  if (useFieldValue('decision') !== 'insure') return null;
  return (
    <>
      <RadioCardsField
        name="company"
        label={t('cl.company')}
        options={sorted(options, (a, b) => a.premium - b.premium).map((option) => ({
          value: option.company.alias,
          label: option.company.name,
          note: optionNote(option, { loan, t }),
          end: <ChoiceEnd value={money(option.premium)} />,
        }))}
      />
      <Payer option={options.find((one) => one.company.alias === company)} loan={loan} />
    </>
  );
}

/** Life: nothing is ticked beforehand. A refusal that makes the loan dearer is asked about once more: the client decides. */
export function LifeForm({
  conditions,
  loan,
  cascoMore,
  context,
  send,
  busy,
  problem,
  draft,
  isFirst,
  deciding,
  onDeciding,
}: Props) {
  const t = useT();
  const { terms, termsIfDeclined: dearer, options, mayDecline } = conditions;
  const from = cheapest(options);
  const monthly = from && fromWords(conditions, from, { loan, t });
  const more = refusalMore(conditions);
  const difference = weighed(conditions, from, { loan, t, cascoMore });
  const decisions = [
    ...(from === null
      ? []
      : [
          {
            value: 'insure',
            label: t('cl.decide.insure'),
            note: <Sellers conditions={conditions} />,
            ...(monthly ? { end: <ChoiceEnd below value={monthly} /> } : {}),
          },
        ]),
    ...(mayDecline
      ? [
          {
            value: 'decline',
            label: t('cl.decide.decline'),
            note: `${declineWords(conditions, t) ?? t('cl.decide.declineSame')}. ${t('cl.lifeUncovered')}`,
            ...(more > 0 ? { end: <ChoiceEnd below value={monthlyWords(more, false, t)} /> } : {}),
          },
        ]
      : []),
  ];
  const submit = async (values: LifeChoiceValues) => {
    if (values.decision === 'decline' && dearer !== null) {
      const sure = await confirm({
        title: t('cl.life.dialogTitle', { r: percent(dearer.rate) }),
        text: t('cl.life.dialogText', {
          now: percent(terms.rate),
          r: percent(dearer.rate),
          was: money(terms.monthlyPayment),
          will: money(dearer.monthlyPayment),
        }),
        confirmLabel: t('cl.life.dialogYes'),
        cancelLabel: t('cl.life.dialogNo'),
        event: 'DECLINE_LIFE',
      });
      if (!sure) return;
    }
    send({ type: 'CHOOSE_LIFE', values });
  };
  return (
    <Form
      schema={lifeChoiceForm}
      initial={lifeInitial(conditions)}
      draft={draft('CHOOSE_LIFE')}
      event="CHOOSE_LIFE"
      submitLabel={decidingWords(deciding, 'life', t)}
      submitTone={decidingTone(isFirst)}
      busy={busy}
      problem={context.problem?.operationId === 'putLifeConditions' ? problem?.fields : null}
      onSubmit={(values) => void submit(values)}
    >
      <RadioCardsField name="decision" label={t('cl.decision.life')} options={decisions} />
      {mayDecline && difference && <p className={css({ textStyle: 'body.sm' })}>{difference}</p>}
      <Purchase conditions={conditions} loan={loan} onChange={onDeciding} />
    </Form>
  );
}
