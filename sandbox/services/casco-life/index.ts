import type { CascoLifeListItem } from '../../../openapi/index.ts';
import { conflict } from '../../core/conflict.ts';
import type { Credits, CreditInsurers } from '../../core/credits.ts';
import type { ClaimView } from '../../core/claims.ts';
import { control } from '../../core/controls.ts';
import type { Files } from '../../core/files.ts';
import { defineService, refuse, type AnyCall, type Service, type User, type Work } from '../../core/service.ts';
import { cascoLifeControlTexts as controlTexts, cascoLifeJobTexts, cascoLifeTexts } from '../../data/casco-life.ts';
import { createSigning, signatures } from '../signatures/index.ts';
import { checkSelection, decide, ownPolicyChecked, POLICY_FILE } from './choose.ts';
import { sendDocument } from './documents.ts';
import { answered, asked, expire, send } from './ending.ts';
import { cascoLifeExamples } from './examples.ts';
import { cascoLifeLifecycle, isEditable } from './lifecycle.ts';
import { cascoLifeSubject, SIGNATURE_KIND, signingOf } from './signing.ts';
import {
  claimsOf,
  findClaim,
  findOwnClaim,
  move,
  needClaim,
  ownClaim,
  saveClaim,
  type CascoLifeRecord,
  type Kind,
} from './store.ts';
import { cascoLifeMigrations } from './tables.ts';
import { agreementView, claimView, conditionsView, listItemView } from './view.ts';
import { cascoLifeSeedControl } from './seed-control.ts';
import { seedCascoLife } from './seed.ts';

export { cascoLifeLinkSubjects } from './notices.ts';

const PAGE_SIZE = 20;

/** How this service hears of credits whose bank waits. */
export const cascoLifeAsked: CreditInsurers['asked'] = asked;

/** A claim as the docs service sees it: it takes policies while the choice is open. Null: not this user's. */
export const cascoLifeFileOwner = async (work: Work, user: User, id: string): Promise<ClaimView | null> => {
  const claim = await findOwnClaim(work, user, id);
  if (!claim) return null;
  return {
    id: claim.id,
    status: claim.status,
    ownerId: claim.ownerId,
    personalNumber: claim.loan.personalNumber,
    locked: !isEditable(claim.status),
    fileTypes: [POLICY_FILE],
    agreementLines: [],
  };
};

/** The claim, if this insurance is a matter of it; else 404. */
const withKind = async (c: AnyCall, id: string, kind: Kind): Promise<CascoLifeRecord> => {
  const claim = await ownClaim(c, c.me(), id);
  if (claim.loan[kind] === 'none') throw refuse(404, cascoLifeTexts.notRequired);
  return claim;
};

/** The agreement and the signature that waits, without a code yet; again the same while it is not signed. */
const createAgreement = async (c: AnyCall, claim: CascoLifeRecord) => {
  const isThere = claim.status === 'agreement_created' || claim.status === 'signing';
  if (!isThere) {
    await move(c, claim, 'AGREEMENT_MADE');
    claim.data.agreements += 1;
    const number = `${claim.number}/${claim.data.agreements}`;
    claim.data.agreement = { number, createdAt: c.now(), locale: c.locale };
    await c.effect('cascoLife.agreementMade', { claimId: claim.id, number });
  }
  await saveClaim(c, claim);
  const agreement = await agreementView(c, claim);
  if (agreement === null) throw new Error(`claim ${claim.id} has no agreement to sign`);
  const signature = await signatures.prepare(c, signingOf(claim, agreement.number));
  return { agreement, signature };
};

/** Job: the SMS with the code has arrived. */
const codeDelivered = async (work: Work, { claimId, number }: { claimId: string; number: string }): Promise<void> => {
  const claim = await needClaim(work, claimId);
  if (claim.data.agreement?.number !== number || !cascoLifeLifecycle.can(claim.status, 'CODE_DELIVERED')) return;
  await move(work, claim, 'CODE_DELIVERED');
  await saveClaim(work, claim);
};

const read = (kind: Kind, credits: Credits) => async (c: AnyCall, id: string) => ({
  status: 200,
  body: await conditionsView(c, await withKind(c, id, kind), kind, credits),
});

/** Casco and life insurance that comes with a credit. `credits` hears of its end, `files` keeps clients' own policies. */
export const createCascoLifeService = ({ credits, files }: { credits: Credits; files: Files }): Service => {
  const signing = createSigning({ [SIGNATURE_KIND]: cascoLifeSubject });
  return defineService({
    name: 'cascoLife',
    migrations: cascoLifeMigrations,
    async seed(work) {
      const waiting = await credits.waiting(work);
      for (const loan of waiting) await seedCascoLife(work, loan);
    },
    examples: cascoLifeExamples,
    operations: {
      async listCascoLifeClaims(c) {
        const page = c.input.query?.page ?? 1;
        const { items: claims, total } = await claimsOf(c, c.me(), page, PAGE_SIZE);
        const items: CascoLifeListItem[] = [];
        for (const claim of claims) items.push(await listItemView(c, claim));
        return {
          status: 200,
          body: {
            items,
            page,
            total,
            hasNextPage: page * PAGE_SIZE < total,
            hasPrevPage: page > 1,
          },
        };
      },
      async getCascoLifeClaim(c) {
        return { status: 200, body: await claimView(c, await ownClaim(c, c.me(), c.input.path.id), credits) };
      },
      getCascoConditions: (c) => read('casco', credits)(c, c.input.path.id),
      getLifeConditions: (c) => read('life', credits)(c, c.input.path.id),
      async putCascoConditions(c) {
        const claim = await withKind(c, c.input.path.id, 'casco');
        await decide(c, claim, 'casco', c.input.body, files);
        return { status: 200, body: await conditionsView(c, claim, 'casco', credits) };
      },
      async putLifeConditions(c) {
        const claim = await withKind(c, c.input.path.id, 'life');
        await decide(c, claim, 'life', c.input.body, files);
        return { status: 200, body: await conditionsView(c, claim, 'life', credits) };
      },
      async completeSelection(c) {
        const claim = await ownClaim(c, c.me(), c.input.path.id);
        if (claim.status === 'new') throw conflict(claim, cascoLifeTexts.notDecided);
        if (!cascoLifeLifecycle.can(claim.status, 'COMPLETED')) throw conflict(claim);
        checkSelection(c, claim);
        await move(c, claim, 'COMPLETED');
        await saveClaim(c, claim);
        return { status: 200, body: await claimView(c, claim, credits) };
      },
      async cascoLifeToAgreeing(c) {
        const claim = await ownClaim(c, c.me(), c.input.path.id);
        await move(c, claim, 'AGREEING_STARTED');
        await saveClaim(c, claim);
        return { status: 200, body: await claimView(c, claim, credits) };
      },
      async createCascoLifeAgreement(c) {
        const claim = await ownClaim(c, c.me(), c.input.path.id);
        return { status: 200, body: await createAgreement(c, claim) };
      },
      confirmCascoLifeSignature: async (c) => ({
        status: 200,
        body: await signing.confirm(c, c.input.path.id, c.input.body.code),
      }),
      repeatCascoLifeSignature: async (c) => ({ status: 200, body: await signing.repeat(c, c.input.path.id) }),
      async sendCascoLifeClaim(c) {
        const claim = await ownClaim(c, c.me(), c.input.path.id);
        await send(c, claim);
        return { status: 200, body: await claimView(c, claim, credits) };
      },
    },
    jobs: {
      'cascoLife.expire': expire(credits),
      'cascoLife.ownPolicy': ownPolicyChecked(files),
      'cascoLife.codeDelivered': codeDelivered,
      'cascoLife.answer': async (work: Work, { claimId }: { claimId: string }) =>
        void (await answered(work, claimId, 'issue', credits)),
    },
    jobTexts: cascoLifeJobTexts,
    controls: [
      cascoLifeSeedControl(credits),
      control({
        id: 'cascoLife.answer',
        section: 'answers',
        title: controlTexts.title,
        fields: {
          outcome: {
            kind: 'choice',
            label: controlTexts.outcome,
            options: [
              { value: 'issue', label: controlTexts.issue },
              { value: 'refuse', label: controlTexts.refuse },
            ],
          },
        },
        async subjects(work) {
          const rows = await work.tx
            .selectFrom('cascolife_claims')
            .select(['id', 'number', 'status'])
            .where('status', '=', 'sent')
            .orderBy('number')
            .limit(100)
            .execute();
          return rows.map(({ id, number, status }) => ({
            id,
            title: number,
            status,
            path: `/insurance/casco-and-life/${id}`,
          }));
        },
        async run(work, id, { outcome }) {
          if (!(await findClaim(work, id)) || !(await answered(work, id, outcome, credits)))
            throw refuse(404, controlTexts.gone);
          return { text: controlTexts.done, id, path: `/insurance/casco-and-life/${id}` };
        },
      }),
    ],
    pages: [{ method: 'GET', path: '/services/insuranceV1/documents/:id/:file', handle: sendDocument }],
  });
};
