import type { OpenVisit } from '../../core/visits.ts';

const VISIT_LIFE_MS = 30 * 60_000;

export const openVisit: OpenVisit = async (c, { subject, page, personalNumber, lines, redirect }) => {
  const id = c.random.token(24);
  const { tx } = c;
  await tx
    .updateTable('identity_visits')
    .set({ expires_at: c.now() })
    .where('claim_id', '=', subject.id)
    .where('kind', '=', page)
    .where('result', 'is', null)
    .where('expires_at', '>', c.now())
    .execute();
  await tx
    .insertInto('identity_visits')
    .values({
      id,
      kind: page,
      claim_id: subject.id,
      user_id: c.me().id,
      personal_number: personalNumber,
      redirect_url: redirect,
      lines: JSON.stringify(lines),
      locale: c.locale,
      result: null,
      expires_at: c.now() + VISIT_LIFE_MS,
      subject: subject.kind,
    })
    .execute();
  await c.effect(`${page}.urlMade`, { claimId: subject.id });
  return `/sandbox/identity/${id}`;
};
