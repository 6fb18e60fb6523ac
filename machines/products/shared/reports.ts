import type { CallOutput } from '../../../openapi/index.ts';
import type { Report } from '../../kit/reports.ts';

interface Answers {
  readonly responses: { readonly listIntegrations?: CallOutput<'listIntegrations'> };
}
/** Each bank once, when it has answered. */
export const bankAnswers = (now: Answers, before: Answers): Report[] => {
  const known = new Map(before.responses.listIntegrations?.map(({ id, status }) => [id, status]));
  return (now.responses.listIntegrations ?? []).flatMap(({ id, bank, status }): Report[] =>
    status !== 'pending' && known.get(id) !== status ? [['bank_answer', { bank: bank.alias, status }]] : [],
  );
};

interface Choice {
  readonly answers: { readonly PICK_OFFER?: { readonly company: string } };
}
/** Whose offer was chosen, by its alias. */
export const offerChosen = ({ answers }: Choice): Report[] => [
  ['offer_selected', { company: answers.PICK_OFFER?.company ?? 'unknown' }],
];
