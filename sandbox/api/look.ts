import { samples } from '../../openapi/generated/samples.ts';
import type { Engine } from '../core/engine.ts';
import { say, type MagicValues } from '../core/service.ts';
import { magicNumbers } from '../data/magic.ts';
import { demoAccounts } from '../services/auth/accounts.ts';
import type { AddRoute } from './route.ts';

const ownerOf = new Map(demoAccounts.map(({ personalNumber, username }) => [personalNumber, username]));

/** What can be called, what waits, and which values make partners act; in words of the caller's language. */
export function lookRoutes(route: AddRoute, engine: Engine): void {
  route('GET', 'operations', () =>
    [...engine.operations.values()].map(({ operationId, service, safety, contract }) => ({
      operationId,
      service,
      safety,
      method: contract?.method ?? 'POST',
      path: contract?.path ?? '/customers',
      examples:
        (samples as Record<string, readonly { name: string; http: number }[]>)[operationId]?.map(({ name, http }) => ({
          name,
          http,
        })) ?? [],
    })),
  );

  const jobTexts = Object.assign({}, ...engine.services.map((service) => service.jobTexts ?? {})) as NonNullable<
    Engine['services'][number]['jobTexts']
  >;
  route('GET', 'jobs', async ({ locale }) => {
    await engine.jobs.runDue();
    return engine.store.transaction(async (tx) => {
      const rows = await tx
        .selectFrom('sandbox_jobs')
        .selectAll()
        .orderBy('due_at')
        .orderBy('seq')
        .limit(500)
        .execute();
      return rows.map(({ seq, due_at, kind, data }) => ({
        seq,
        at: due_at,
        kind,
        text: say(jobTexts[kind] ?? kind, locale),
        data: JSON.parse(data) as unknown,
      }));
    });
  });

  const tables: readonly MagicValues[] = [magicNumbers, ...engine.services.flatMap((service) => service.magic ?? [])];
  route('GET', 'magic', ({ locale }) =>
    tables.map(({ title, values }) => ({
      title: say(title, locale),
      values: values.map(({ value, does }) => ({
        value,
        does: say(does, locale),
        owner: ownerOf.get(value) ?? null,
      })),
    })),
  );
}
