import { createSandbox as create, type Sandbox, type SandboxOptions } from './core/sandbox.ts';
import { services } from './services/index.ts';

export type { ClockStart } from './core/clock.ts';
export type { Sandbox } from './core/sandbox.ts';

/**
 * Starts the sandbox: every partner service, `/sandbox/api`, and the identity page, on a database in `dataDir`, or at `databaseUrl`.
 * Mount `plugin` on a Fastify server, or hand requests under `/services` and `/sandbox` to `app.routing(req, res)`.
 * Rejects when another sandbox holds the same folder or database.
 */
export function createSandbox(
  options: Omit<SandboxOptions, 'services'> & { readonly services?: readonly SandboxOptions['services'][number][] },
): Promise<Sandbox> {
  return create({ services, ...options });
}
