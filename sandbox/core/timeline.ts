import type { Engine } from './engine.ts';
import type { Exchange } from './exchanges.ts';
import type { Tx } from './service.ts';

/** What happened to one person, newest last; `at` in sandbox milliseconds. */
export type TimelineEntry =
  | { readonly kind: 'sms'; readonly at: number; readonly text: string }
  | ({ readonly kind: 'call' } & Exchange)
  | {
      readonly kind: 'effect';
      readonly at: number;
      readonly effect: string;
      readonly operationId: string;
      readonly data: Readonly<Record<string, unknown>>;
    };

export interface Timeline {
  /** 11 digits. */
  readonly phone: string;
  /** Sign-in name and full name; null for somebody without an account. */
  readonly username: string | null;
  readonly name: string | null;
  readonly entries: readonly TimelineEntry[];
}

const MOST = 400;
const EFFECTS = 1_000;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * SMS, calls with their bodies, and effects of the person with this phone, sign-in name or personal number. An effect is
 * theirs when a call of theirs caused it, or when it names a thing that they have asked for. Null: nobody is known so.
 */
export const timelineOf = async (engine: Engine, tx: Tx, who: string): Promise<Timeline | null> => {
  const digits = who.replaceAll(/\D/g, '');
  const row = await tx
    .selectFrom('auth_users')
    .select(['phone', 'username', 'first_name', 'last_name'])
    .where((is) => is.or([is('username', '=', who), is('phone', '=', digits), is('personal_number', '=', digits)]))
    .executeTakeFirst();
  const phone = row?.phone ?? (/^7\d{10}$/.test(digits) ? digits : null);
  if (phone === null) return null;

  const calls = engine.exchanges.last(MOST).filter((one) => one.phone === phone);
  const keys = new Set(calls.map(({ key }) => key).filter((key) => key !== null));
  const ids = new Set(calls.flatMap(({ url, request }) => `${url} ${JSON.stringify(request)}`.match(UUID) ?? []));
  const inbox = await tx
    .selectFrom('sandbox_inbox')
    .selectAll()
    .where('phone', '=', phone)
    .orderBy('seq', 'desc')
    .limit(100)
    .execute();
  const ledger = await tx
    .selectFrom('sandbox_ledger')
    .selectAll()
    .where('seq', '>', 0)
    .orderBy('seq', 'desc')
    .limit(EFFECTS)
    .execute();
  const effects = ledger
    .map(({ at, kind, operation_id, idempotency_key, data }) => ({
      kind: 'effect' as const,
      at,
      effect: kind,
      operationId: operation_id,
      key: idempotency_key,
      data: JSON.parse(data) as Record<string, unknown>,
    }))
    .filter(
      ({ key, data }) =>
        (key !== null && keys.has(key)) || Object.values(data).some((value) => ids.has(value as string)),
    )
    .map(({ key: _key, ...effect }) => effect);
  const entries: TimelineEntry[] = [
    ...inbox.map(({ at, text }) => ({ kind: 'sms' as const, at, text })),
    ...effects,
    ...calls.map((call) => ({ kind: 'call' as const, ...call })),
  ];
  const name = row ? [row.last_name, row.first_name].filter(Boolean).join(' ') : '';
  return {
    phone,
    username: row?.username ?? null,
    name: name === '' ? null : name,
    // What a call brought stands after it: effects and messages of one moment follow.
    entries: entries
      .map((one, order) => ({ one, order }))
      .sort((a, b) => a.one.at - b.one.at || rank(a.one) - rank(b.one) || a.order - b.order)
      .map(({ one }) => one),
  };
};

const rank = ({ kind }: TimelineEntry): number => ({ call: 0, effect: 1, sms: 2 })[kind];
