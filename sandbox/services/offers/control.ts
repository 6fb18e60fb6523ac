import { control } from '../../core/controls.ts';
import { refuse } from '../../core/service.ts';
import { offerControlTexts as texts, offerStatusNames, REFUSAL_CODES, refusalTexts } from '../../data/offers.ts';
import { isAwaited } from './lifecycle.ts';
import type { Answers } from './offers.ts';
import { findOffer } from './store.ts';
import { insurerOf } from '../../data/car-insurers.ts';

/** QA answers for an insurer, or ends an offer before its time. */
export const offerControl = (answers: Answers) =>
  control({
    id: 'offers.answer',
    section: 'answers',
    title: texts.title,
    hint: texts.hint,
    fields: {
      outcome: {
        kind: 'choice',
        label: texts.outcome,
        options: [
          { value: 'answer', label: texts.answer },
          { value: 'refuse', label: texts.refuse },
          { value: 'delay', label: texts.delay },
          { value: 'silent', label: texts.silent },
          { value: 'expire', label: texts.expire },
        ],
      },
      code: {
        kind: 'choice',
        label: texts.code,
        when: ['outcome', 'refuse'],
        options: REFUSAL_CODES.map((value) => ({ value, label: refusalTexts[value]('') })),
      },
      afterSec: {
        kind: 'number',
        label: texts.afterSec,
        min: 0,
        max: 86_400,
        initial: 60,
        when: ['outcome', 'delay'],
      },
    },
    async subjects(work) {
      const rows = await work.tx
        .selectFrom('offer_offers')
        .select(['id', 'company', 'status', 'claim_id'])
        .where('status', 'in', ['new', 'calculating', 'ready', 'selected'])
        .limit(100)
        .execute();
      return rows.map(({ id, company, status, claim_id }) => ({
        id,
        title: insurerOf(company)?.name ?? company,
        status,
        lines: [offerStatusNames[status], claim_id],
        path: `/insurance/${claim_id}/offers`,
      }));
    },
    async run(work, id, { outcome, code, afterSec }) {
      const offer = await findOffer(work, id);
      if (!offer || isAwaited(offer.status) === (outcome === 'expire')) throw refuse(404, texts.gone);
      if (outcome === 'expire') await answers.end(work, offer);
      else if (outcome === 'delay') await answers.putOff(work, offer, afterSec);
      else if (outcome === 'silent') await answers.putOff(work, offer, null);
      else await answers.answer(work, offer, outcome === 'refuse' ? { kind: 'refused', code, limit: '' } : undefined);
      return { text: texts.done, id: offer.claimId, path: `/insurance/${offer.claimId}/offers` };
    },
  });
