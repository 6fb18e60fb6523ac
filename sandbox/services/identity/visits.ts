import type { Selectable } from 'kysely';
import type { VisitResult } from '../../core/claims.ts';
import { control } from '../../core/controls.ts';
import { refuse, type Tables, type Work } from '../../core/service.ts';
import { visitControlTexts as texts } from '../../data/controls.ts';

type Visit = Selectable<Tables['identity_visits']>;

/** QA ends a visit to the partner's page without opening the page. */
export const visitControl = (settle: (work: Work, visit: Visit, wished: VisitResult) => Promise<VisitResult>) =>
  control({
    id: 'identity.visit',
    section: 'visits',
    title: texts.title,
    hint: texts.hint,
    fields: {
      outcome: {
        kind: 'choice',
        label: texts.outcome,
        options: [
          { value: 'ok', label: texts.ok },
          { value: 'failed', label: texts.failed },
          { value: 'cancelled', label: texts.cancelled },
        ],
      },
    },
    async subjects(work) {
      const open = await openVisits(work).execute();
      return open.map(({ id, kind, claim_id, username }) => ({
        id,
        title: texts[kind],
        status: 'open',
        lines: [claim_id],
        owner: username,
        path: `/sandbox/identity/${id}`,
      }));
    },
    async run(work, visitId, { outcome }) {
      const open = await openVisits(work).where('identity_visits.id', '=', visitId).executeTakeFirst();
      if (!open) throw refuse(404, texts.gone);
      const { username: _username, ...visit } = open;
      const result = await settle(work, visit, outcome);
      return { text: result === outcome ? texts.ended : texts.failedAnyway, id: visit.claim_id };
    },
  });

const openVisits = (work: Work) =>
  work.tx
    .selectFrom('identity_visits')
    .leftJoin('auth_users', 'auth_users.id', 'identity_visits.user_id')
    .selectAll('identity_visits')
    .select('auth_users.username')
    .where('identity_visits.result', 'is', null)
    .where('identity_visits.expires_at', '>', work.now())
    .orderBy('identity_visits.expires_at', 'desc')
    .limit(50);
