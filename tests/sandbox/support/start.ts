import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished } from 'vitest';
import { createSandbox, type Sandbox } from '../../../sandbox/index.ts';
import { databaseFor } from './database.ts';
import { recorder, scansOf } from './plans.ts';
import { START } from './seeded.ts';

export { START };

export type Options = Partial<Parameters<typeof createSandbox>[0]>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // The shape is what the test asserts.
  // oxlint-disable-next-line no-explicit-any
  readonly body: any;
}

export interface TestSandbox extends Sandbox {
  readonly dataDir: string;
  /** A call as JSON; `token` becomes the bearer, `key` the Idempotency-Key. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  api(method: string, path: string, body?: unknown): Promise<Answer>;
  signIn(username: string): Promise<{ access: string; refresh: string }>;
  advance(ms: number): Promise<void>;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

/** A sandbox in a folder of its own, standing at START, answers checked by the contracts; closed after the test. */
export async function startSandbox(options: Options = {}): Promise<TestSandbox> {
  const dataDir = options.dataDir ?? temporaryFolder();
  const isPlain = !['dataDir', 'services', 'clock'].some((name) => name in options);
  const databaseUrl = await databaseFor(dataDir, isPlain);
  const seeded = inject('seeded');
  if (isPlain && databaseUrl === undefined && seeded !== undefined) cpSync(seeded, dataDir, { recursive: true });
  const { seen, onStatement } = recorder();
  const sandbox = await createSandbox({
    clock: { frozenAt: START },
    checkAnswers: true,
    onStatement,
    ...options,
    dataDir,
    databaseUrl,
  });
  onTestFinished(async () => {
    await sandbox.close();
    if (databaseUrl === undefined)
      expect(scansOf(dataDir, seen), 'statements that walk over a whole table').toEqual([]);
  });
  return withHelpers(sandbox, dataDir);
}

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function withHelpers(sandbox: Sandbox, dataDir: string): TestSandbox {
  const call: TestSandbox['call'] = async (method, path, { body, token, key, headers } = {}) => {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const response = await sandbox.fetch(`http://localhost${path}`, {
      method,
      headers: {
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, headers: response.headers, body: isJson && text !== '' ? safeParse(text) : text };
  };
  return Object.assign(Object.create(sandbox) as Sandbox, {
    ...sandbox,
    dataDir,
    call,
    api: (method: string, path: string, body?: unknown) =>
      call(method, `/sandbox/api/${path}`, { body: body ?? (method === 'POST' ? {} : undefined) }),
    async signIn(username: string) {
      const { status, body } = await call('POST', '/services/auth/v1/users/signin', {
        body: { username, password: 'demo-password' },
      });
      if (status !== 200) throw new Error(`sign-in of ${username}: ${status}`);
      return { access: body.access_token as string, refresh: body.refresh_token as string };
    },
    async advance(ms: number) {
      await call('POST', '/sandbox/api/clock', { body: { advanceMs: ms } });
    },
  });
}

function safeParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
