import type { ShortLink } from '../../../openapi/index.ts';
import { timingSafeEqual } from 'node:crypto';
import type { LinkRegistry, LinkSubject } from '../../core/links.ts';
import {
  defineService,
  refuse,
  refuseKeeping,
  type AnyCall,
  type Example,
  type Reply,
  type Service,
  type Work,
} from '../../core/service.ts';
import { linkTexts, renewedSms } from '../../data/links.ts';
import { personOf } from '../../data/people.ts';
import { issueTokens, usernameOf } from '../auth/index.ts';
import { closeLinks, DIGIT_TRIES, hashOf, issueLink, linkMigrations, stateOf } from './store.ts';

export { seedLink } from './seed.ts';

const MINUTE_MS = 60_000;
const OPENINGS_A_MINUTE = 10;
const RESEND_SEC = 60;
const RENEWALS_AN_HOUR = 5;
const DIGITS = 4;

/** Short links of SMS: opened once, asked who it is on another device, sent anew to the phone on record. */
export function createLinkService(registry: LinkRegistry): Service {
  async function found(c: AnyCall, id: string): Promise<{ link: Link; subject: LinkSubject }> {
    const link = await c.tx.selectFrom('link_links').selectAll().where('id', '=', id).executeTakeFirst();
    const subject = link && (await registry[link.kind]?.(c, link.target_id));
    if (!link || !subject) throw refuseKeeping(404, linkTexts.unknown);
    return { link, subject };
  }

  /** Newest links first, one of each kind, state and owner. */
  async function examples(work: Work): Promise<readonly Example[]> {
    const rows = await work.tx.selectFrom('link_links').selectAll().orderBy('created_at', 'desc').limit(200).execute();
    const all = new Map<string, Example>();
    for (const row of rows) {
      const subject = await registry[row.kind]?.(work, row.target_id);
      if (!subject) continue;
      const owner = subject.ownerId === null ? null : await usernameOf(work, subject.ownerId);
      const status = `${row.kind} ${stateOf(row, work.now())}`;
      const key = `${status} ${owner ?? ''}`;
      if (!all.has(key)) all.set(key, { kind: 'shortLink', id: row.id, status, owner });
    }
    return [...all.values()];
  }

  return defineService({
    name: 'links',
    migrations: linkMigrations,
    examples,
    operations: {
      async openShortLink(c) {
        const { id } = c.input.path;
        await c.limit(`link ${id}`, OPENINGS_A_MINUTE, MINUTE_MS);
        const { link, subject } = await found(c, id);
        const state = stateOf(link, c.now());
        if (state === 'expired') throw refuseKeeping(410, linkTexts.expired, { status: state });
        if (isOwner(c, subject)) return opened(c, link, subject);
        const isSameKey = c.key !== null && link.used_key !== null && same(hashOf(c.key), link.used_key);
        if (state === 'used' && !isSameKey) throw refuseKeeping(409, linkTexts.used, { status: state });
        if (state === 'new') await markUsed(c, link);
        return opened(c, link, subject);
      },

      async confirmShortLink(c) {
        const { link, subject } = await found(c, c.input.path.id);
        const state = stateOf(link, c.now());
        if (state === 'expired') throw refuse(410, linkTexts.expired, { status: state });
        if (state === 'new') throw refuse(409, linkTexts.unused, { status: state });
        if (link.tries_left <= 0) throw refuse(423, linkTexts.locked, { status: 'locked' });
        if (!same(c.input.body.lastDigits, subject.personalNumber.slice(-DIGITS))) {
          const attemptsLeft = link.tries_left - 1;
          await c.tx.updateTable('link_links').set({ tries_left: attemptsLeft }).where('id', '=', link.id).execute();
          await c.effect('link.wrongDigits', { attemptsLeft });
          throw refuseKeeping(
            422,
            [{ loc: ['body', 'lastDigits'], msg: linkTexts.wrongDigits, type: 'digits_wrong' }],
            { attemptsLeft },
          );
        }
        await c.tx.updateTable('link_links').set({ tries_left: DIGIT_TRIES }).where('id', '=', link.id).execute();
        return opened(c, link, subject);
      },

      async renewShortLink(c) {
        const { link, subject } = await found(c, c.input.path.id);
        const target = { kind: link.kind, id: link.target_id };
        await c.limit(`link.renew ${link.target_id}`, 1, RESEND_SEC * 1000);
        await c.limit(`link.renewals ${link.target_id}`, RENEWALS_AN_HOUR, 60 * MINUTE_MS);
        await closeLinks(c, target);
        // Whoever hands it over sees the new one in place of the old.
        const address = await issueLink(c, target, { shared: link.shared === 1 });
        if (!personOf(subject.personalNumber).smsLost) await c.sms(subject.phone, renewedSms(address), subject.locale);
        return { status: 202, body: { resendInSec: RESEND_SEC } };
      },
    },
  });
}

interface Link {
  id: string;
  kind: ShortLink['target']['kind'];
  target_id: string;
  shared: number;
  expires_at: number;
  used_at: number | null;
  used_key: string | null;
  tries_left: number;
}

/** Signed in already, for everything of theirs or for just this thing: the link opens nothing more. */
const isOwner = ({ user }: AnyCall, { ownerId, claimScope }: LinkSubject): boolean =>
  user !== null && user.id === ownerId && (user.claimScope === null || user.claimScope === claimScope);

async function markUsed(c: AnyCall, { id, kind, target_id }: Link): Promise<void> {
  const used = { used_at: c.now(), used_key: c.key === null ? null : hashOf(c.key) };
  await c.tx.updateTable('link_links').set(used).where('id', '=', id).execute();
  await c.effect('link.opened', { kind, targetId: target_id });
}

/** What the link opens, with a session for its owner unless this is the owner's session already. */
async function opened(c: AnyCall, link: Link, subject: LinkSubject): Promise<Reply<ShortLink>> {
  const { ownerId, claimScope, productId } = subject;
  const session =
    ownerId === null || isOwner(c, subject) ? null : (await issueTokens(c, ownerId, { claimScope })).refreshToken;
  return {
    status: 200,
    body: {
      target: { kind: link.kind, id: link.target_id },
      ...(session === null ? {} : { refreshToken: session }),
      ...(productId === null ? {} : { productId }),
      expiresInSec: Math.max(0, Math.ceil((link.expires_at - c.now()) / 1000)),
    },
  };
}

function same(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
