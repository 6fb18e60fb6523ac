import type { Selectable } from 'kysely';
import { identityTexts } from '../../data/identity.ts';
import type { Claims, ClaimView, VisitResult } from '../../core/claims.ts';
import type { VisitSubjects } from '../../core/visits.ts';
import {
  defineService,
  Refusal,
  refuse,
  type AnyCall,
  type Locale,
  type PageCall,
  type Service,
  type Tables,
  type Text,
  type Work,
} from '../../core/service.ts';
import { liftScope } from '../auth/index.ts';
import { pageHeaders, partnerSheet, STYLE_PATH } from '../../core/partner-page.ts';
import { askPage, overPage } from './page.ts';
import { openVisit } from './open.ts';
import { safeRedirect } from './redirect.ts';
import { visitControl } from './visits.ts';

declare module '../../core/tables.ts' {
  interface Tables {
    /** One way out to the partner's page and back. Its id is the secret of the address. */
    identity_visits: {
      id: string;
      kind: 'identity' | 'agreement';
      claim_id: string;
      user_id: string;
      personal_number: string;
      redirect_url: string;
      lines: string;
      locale: Locale;
      result: VisitResult | null;
      /** Superseded by a newer visit, or out of time, from then on. */
      expires_at: number;
      /** Whose `claim_id` it is: of the claim service, or of another one (core/visits.ts). */
      subject: string;
    };
  }
}

/** The person whose face never fits. */
const NEVER_FITS = '890909499142';

type Html = { status: number; headers: Record<string, string>; body?: string };

/** The identity check and the signing of the credit agreement on a partner's page. */
export function createIdentityService(claims: Claims, others: VisitSubjects = {}): Service {
  const open = (c: AnyCall, kind: 'identity' | 'agreement', claim: ClaimView, redirect: string): Promise<string> =>
    openVisit(c, {
      subject: { kind: 'claim', id: claim.id },
      page: kind,
      personalNumber: claim.personalNumber,
      lines: claim.agreementLines,
      redirect,
    });

  async function settle(work: Work, visit: Visit, wished: VisitResult): Promise<VisitResult> {
    const result =
      visit.kind === 'identity' && wished === 'ok' && visit.personal_number === NEVER_FITS ? 'failed' : wished;
    if (visit.subject !== 'claim') {
      await others[visit.subject]?.(work, visit.claim_id, result);
    } else if (visit.kind === 'agreement') {
      await claims.agreementResult(work, visit.claim_id, result);
    } else {
      await claims.identityResult(work, visit.claim_id, result);
      if (result === 'ok') await liftScope(work, visit.user_id, visit.claim_id);
    }
    await work.tx.updateTable('identity_visits').set({ result }).where('id', '=', visit.id).execute();
    await work.effect(`${visit.kind}.${result}`, { claimId: visit.claim_id });
    return result;
  }

  return defineService({
    name: 'identity',
    migrations: [
      {
        id: 'identity.001',
        sql: [
          `CREATE TABLE identity_visits (
            id TEXT PRIMARY KEY, kind TEXT NOT NULL, claim_id TEXT NOT NULL, user_id TEXT NOT NULL, personal_number TEXT NOT NULL,
            redirect_url TEXT NOT NULL, lines TEXT NOT NULL, locale TEXT NOT NULL, result TEXT, expires_at INTEGER NOT NULL) STRICT`,
          'CREATE INDEX identity_visits_claim ON identity_visits (claim_id, kind)',
        ],
      },
      { id: 'identity.002', sql: ['CREATE INDEX identity_visits_open ON identity_visits (expires_at)'] },
      { id: 'identity.003', sql: ["ALTER TABLE identity_visits ADD COLUMN subject TEXT NOT NULL DEFAULT 'claim'"] },
    ],
    operations: {
      async makeUrl(c) {
        const { agreement, redirect_url: wanted } = c.input.query ?? {};
        const redirect = wanted === undefined ? null : safeRedirect(wanted);
        if (wanted !== undefined && !redirect) {
          throw refuse(422, [
            { loc: ['query', 'redirect_url'], msg: identityTexts.foreignRedirect, type: 'redirect_forbidden' },
          ]);
        }
        if (agreement !== undefined) {
          const claim = await claims.find(c, c.me(), agreement);
          if (!claim) throw refuse(404, identityTexts.noClaim);
          await claims.agreementStarted(c, claim.id);
          return {
            status: 200,
            body: { url: await open(c, 'agreement', claim, redirect?.href ?? `/sign-success?claim=${claim.id}`) },
          };
        }
        const named = c.input.body?.claimId ?? redirect?.claimId;
        const claim = named ? await claims.find(c, c.me(), named) : await claims.current(c, c.me());
        if (!claim) throw refuse(404, identityTexts.noClaim);
        await claims.identityStarted(c, claim.id);
        return {
          status: 200,
          body: { url: await open(c, 'identity', claim, redirect?.href ?? `/aitu-pending?claim=${claim.id}`) },
        };
      },
    },
    pages: [
      { method: 'GET', path: '/sandbox/identity/:id', handle: show },
      {
        method: 'POST',
        path: '/sandbox/identity/:id',
        async handle(c) {
          const visit = await visitOf(c);
          const wished = c.form['outcome'];
          if (visit.result === null && visit.expires_at <= c.now()) return show(c);
          if (visit.result === null && !isResult(wished)) return show(c);
          try {
            // A form sent twice comes back to where the first one led.
            const result = visit.result ?? (await settle(c, visit, wished as VisitResult));
            return { status: 303, headers: { location: backOf(visit, result), 'referrer-policy': 'no-referrer' } };
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            // The claim has gone on without this page: nothing is noted, the person is led back.
            await c.tx.updateTable('identity_visits').set({ expires_at: c.now() }).where('id', '=', visit.id).execute();
            return show(c);
          }
        },
      },
      {
        method: 'GET',
        path: STYLE_PATH,
        handle: async () => ({
          status: 200,
          headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=3600' },
          body: partnerSheet,
        }),
      },
    ],
    controls: [visitControl(settle)],
  });
}

type Visit = Selectable<Tables['identity_visits']>;

async function visitOf(c: PageCall) {
  const visit = await c.tx
    .selectFrom('identity_visits')
    .selectAll()
    .where('id', '=', c.params['id'] ?? '')
    .executeTakeFirst();
  if (!visit) throw refuse(404, identityTexts.notFound);
  return visit;
}

async function show(c: PageCall): Promise<Html> {
  const visit = await visitOf(c);
  const wish = c.query['lang'];
  const locale: Locale = wish === 'kk' || wish === 'ru' ? wish : visit.locale;
  const headers = { ...pageHeaders, 'content-language': locale };
  if (visit.result !== null || visit.expires_at <= c.now()) {
    return { status: 410, headers, body: overPage(visit.id, backOf(visit, visit.result ?? 'cancelled'), locale) };
  }
  const lines = JSON.parse(visit.lines) as Text[];
  return {
    status: 200,
    headers,
    body: askPage({ kind: visit.kind, visitId: visit.id, claimId: visit.claim_id, lines, locale }),
  };
}

function isResult(word: string | undefined): word is VisitResult {
  return word === 'ok' || word === 'failed' || word === 'cancelled';
}

/** Where the person goes on: the address asked for, or the failure page of a signature that did not come about. */
function backOf(
  { kind, subject, claim_id, redirect_url }: { kind: string; subject: string; claim_id: string; redirect_url: string },
  result: VisitResult,
): string {
  if (kind !== 'agreement' || result === 'ok') return redirect_url;
  return `/sign-fail?claim=${claim_id}${subject === 'claim' ? '' : `&kind=${subject}`}`;
}
