import { sorted } from '../../../../schemas/facts/sorted.ts';
import { useEffect } from 'react';
import { stack } from '@styled/patterns';
import type { CascoLifeClaim, CascoLifeConditions, FileInfo } from '../../../../openapi/index.ts';
import { cascoChoiceForm, PAYERS } from '../../../../schemas/casco-life/casco-choice.form.ts';
import type { ScreenProps } from '../../../blocks/props.ts';
import { dateTimeKz, money, months } from '../../../i18n/format.ts';
import { ListProblem } from '../../../blocks/questionnaire/list-problem.tsx';
import { ChoiceEnd } from '../../../blocks/choice-end.tsx';
import { useT } from '../../../i18n/index.ts';
import { Form, RadioCardsField, SelectField, useFieldValue, useSetField } from '../../../ui/form/index.ts';
import { fileSize } from '../../../blocks/file-size.ts';
import { FilePicker } from '../../../blocks/questionnaire/file-picker.tsx';
import { fileTypeOf, rulesWords } from '../../../blocks/questionnaire/file-words.ts';
import { UploadRows } from '../../../blocks/questionnaire/upload-rows.tsx';
import { type Deciding, decidingTone, decidingWords, useTells } from './deciding.ts';
import { Sellers } from './sellers.tsx';
import { cascoInitial, cheapest, companiesFor, deductiblesOf, deductibleValue, termsOf, type Wish } from './options.ts';
import { deductibleWords, fromWords, inLoan, optionNote } from './words.ts';

type Props = Pick<
  ScreenProps<'casco-life-choice'>,
  'context' | 'send' | 'busy' | 'problem' | 'draft' | 'uploads' | 'useRead'
> & {
  conditions: CascoLifeConditions;
  loan: CascoLifeClaim['loan'];
  /** The decision that comes next: its button is the main one of the page. */
  isFirst: boolean;
  /** What stands in the form, for its button and the payment of the page. */
  deciding: Deciding;
  onDeciding: (next: Deciding) => void;
};

const POLICY = 'insurance_policy';
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How the premium is paid, and what that comes to once it is said whose policy it is. */
export function Payer({
  option,
  loan,
}: {
  option: CascoLifeConditions['options'][number] | undefined;
  loan: CascoLifeClaim['loan'];
}) {
  const t = useT();
  const more = option ? inLoan(option, loan) : null;
  const notes = {
    financed: more
      ? t('cl.payer.financedMore', {
          monthly: money(more.monthly),
          term: months(more.term, t),
          sum: money(more.sum),
        })
      : t('cl.payer.financedNote'),
    own: option ? t('cl.payer.ownSum', { sum: money(option.premium) }) : t('cl.payer.ownNote'),
  };
  return (
    <RadioCardsField
      name="payer"
      label={t('cl.payer')}
      options={PAYERS.map((value) => ({ value, label: t(`cl.payer.${value}`), note: notes[value] }))}
    />
  );
}

const useWish = (): Wish => ({
  risks: text(useFieldValue('risks')),
  termMonths: text(useFieldValue('termMonths')),
  deductiblePercent: text(useFieldValue('deductiblePercent')),
});

/** What the policy covers, for how long, with which deductible: then who sells it, the cheapest first. */
function Purchase({ conditions: { options, risks, sumInsured }, loan }: Pick<Props, 'conditions' | 'loan'>) {
  const t = useT();
  const set = useSetField();
  const wish = useWish();
  const company = text(useFieldValue('company'));
  const offers = companiesFor(options, wish);
  const gone = company !== '' && offers.length > 0 && !offers.some((one) => one.company.alias === company);
  useEffect(() => {
    if (gone) set('company', '');
  }, [gone, set]);
  return (
    <>
      <SelectField
        name="risks"
        label={t('cl.risks')}
        options={risks.map(({ alias, name }) => ({ value: alias, label: name }))}
      />
      <SelectField
        name="termMonths"
        label={t('cl.term')}
        options={termsOf(options).map((n) => ({ value: String(n), label: months(n, t) }))}
      />
      <SelectField
        name="deductiblePercent"
        label={t('cl.deductible')}
        hint={t('cl.deductibleHint')}
        options={deductiblesOf(options, wish).map((share) => ({
          value: deductibleValue(share),
          label: deductibleWords(share, sumInsured, t),
        }))}
      />
      <RadioCardsField
        name="company"
        label={t('cl.company')}
        hint={offers.length === 0 ? t('cl.companyHint') : undefined}
        options={offers.map((offer) => ({
          value: offer.company.alias,
          label: offer.company.name,
          note: optionNote(offer, { loan, t }),
          end: <ChoiceEnd value={money(offer.premium)} />,
        }))}
      />
      <Payer option={offers.find((one) => one.company.alias === company)} loan={loan} />
    </>
  );
}

const newest = (files: readonly FileInfo[]): FileInfo | undefined =>
  sorted(files, (a, b) => b.createdAt.localeCompare(a.createdAt))[0];

/** The client's own policy: uploaded here, looked at by the insurer. */
function Own({ context, uploads, useRead }: Pick<Props, 'context' | 'uploads' | 'useRead'>) {
  const t = useT();
  const set = useSetField();
  const files = useRead('listFiles', { query: { claim_id: context.id ?? '' } });
  const types = useRead('listFileTypes', {});
  const type = fileTypeOf(types.data, POLICY);
  const stored = (files.data ?? []).filter(({ type }) => type.alias === POLICY);
  const last = newest(stored)?.id;
  // The file that was uploaded last is the one that is meant, until another is picked.
  useEffect(() => {
    if (last !== undefined) set('fileId', last);
  }, [last, set]);
  return (
    <>
      <RadioCardsField
        name="fileId"
        label={t('cl.own.file')}
        hint={type === null ? undefined : t('cl.own.rules', rulesWords(type, t))}
        options={stored.map(({ id, name, size, createdAt }) => ({
          value: id,
          label: name,
          note: `${fileSize(size, t)}, ${dateTimeKz(createdAt)}`,
        }))}
      />
      <ListProblem reads={[files]} />
      {uploads.items.length > 0 && (
        <ul className={stack({ gap: '12', listStyle: 'none' })}>
          <UploadRows uploads={uploads} />
        </ul>
      )}
      {(type === null || stored.length < type.maxCount) && (
        <FilePicker
          name="policy"
          types={types}
          alias={POLICY}
          hint={null}
          onPick={(picked, of) => picked.forEach((file) => uploads.add(file, of))}
        />
      )}
    </>
  );
}

function Details({
  conditions,
  loan,
  context,
  uploads,
  useRead,
  onChange,
}: Pick<Props, 'conditions' | 'loan' | 'context' | 'uploads' | 'useRead'> & { onChange: (next: Deciding) => void }) {
  useTells(companiesFor(conditions.options, useWish()), onChange);
  const decision = useFieldValue('decision');
  if (decision === 'insure') return <Purchase conditions={conditions} loan={loan} />;
  if (decision === 'own_policy') return <Own context={context} uploads={uploads} useRead={useRead} />;
  return null;
}

/** Casco: buy, bring one's own policy, or do without where the bank allows it. */
export function CascoForm({
  conditions,
  loan,
  context,
  send,
  busy,
  problem,
  draft,
  uploads,
  useRead,
  isFirst,
  deciding,
  onDeciding,
}: Props) {
  const t = useT();
  const from = cheapest(conditions.options);
  const monthly = from && fromWords(conditions, from, { loan, t });
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
    { value: 'own_policy', label: t('cl.decide.own_policy'), note: t('cl.decide.own_policyNote') },
    ...(conditions.mayDecline
      ? [{ value: 'decline', label: t('cl.decide.decline'), note: t('cl.decide.declineSame') }]
      : []),
  ];
  return (
    <div className={stack({ gap: '16' })}>
      <Form
        schema={cascoChoiceForm}
        initial={cascoInitial(conditions)}
        draft={draft('CHOOSE_CASCO')}
        event="CHOOSE_CASCO"
        submitLabel={decidingWords(deciding, 'casco', t)}
        submitTone={decidingTone(isFirst)}
        busy={busy}
        problem={context.problem?.operationId === 'putCascoConditions' ? problem?.fields : null}
        onSubmit={(values) => send({ type: 'CHOOSE_CASCO', values })}
      >
        <RadioCardsField name="decision" label={t('cl.decision.casco')} options={decisions} />
        <Details
          conditions={conditions}
          loan={loan}
          context={context}
          uploads={uploads}
          useRead={useRead}
          onChange={onDeciding}
        />
      </Form>
    </div>
  );
}
