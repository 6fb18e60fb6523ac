import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readShared } from '../../../server/console-guard.ts';
import { startLocal } from '../../../server/local.ts';
import { ask, freePort, settings } from './support.ts';

const TOKEN = 'a-long-training-password';

describe('a sandbox that others reach', () => {
  it('lets nobody steer it without its password, and everybody use the product', async () => {
    const base = mkdtempSync(join(tmpdir(), 'shared-'));
    writeFileSync(join(base, 'index.html'), '<!doctype html><head><title>page</title>');
    writeFileSync(join(base, 'config.json'), JSON.stringify(settings()));
    const port = await freePort();
    const shared = { host: '127.0.0.1', origin: 'https://room.example.kz', token: TOKEN };
    const local = await startLocal({ folder: base, consoleFolder: base, dataDir: join(base, 'data'), port, shared });
    onTestFinished(async () => {
      await local.close();
      rmSync(base, { recursive: true, force: true });
    });
    expect(local.origin).toBe('https://room.example.kz');
    const status = async (path: string, password?: string, init: RequestInit = {}): Promise<number> => {
      const authorization = `Basic ${Buffer.from(`qa:${password ?? ''}`).toString('base64')}`;
      const headers = { ...(password === undefined ? {} : { authorization }), ...(init.headers as object) };
      return (await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers })).status;
    };
    const ofQa = ['/sandbox', '/sandbox/', '/sandbox?section=clock', '/sandbox/api/health', '/sandbox/api/inbox'];
    for (const path of [...ofQa, '/sandbox/console/x.js']) {
      expect(await status(path), path).toBe(401);
      expect(await status(path, `${TOKEN}x`), path).toBe(401);
      expect(await status(path, ''), path).toBe(401);
    }
    expect(await status('/sandbox/api/health', TOKEN)).toBe(200);
    expect(await status('/sandbox', TOKEN)).toBe(200);
    const reset = { method: 'POST', headers: { origin: 'https://room.example.kz' } };
    expect(await status('/sandbox/api/reset', undefined, reset)).toBe(401);
    expect(await status('/sandbox/api/reset', TOKEN, reset)).toBe(200);
    // From a phone, by the name that it knows.
    const server = { address: () => ({ port, family: '', address: '' }) };
    const authorization = `Basic ${Buffer.from(`qa:${TOKEN}`).toString('base64')}`;
    const phone = (headers: Record<string, string>) =>
      ask(server, '/sandbox/api/health', { headers: { host: 'room.example.kz', ...headers } });
    expect((await phone({ authorization })).status).toBe(200);
    expect((await phone({})).status).toBe(401);
    expect(await status('/')).toBe(200);
    expect(await status('/services/auth/v1/users/me')).toBe(401);
    expect(await status('/sandbox/host.js')).toBe(200);
  });

  it('is not started without one', () => {
    expect(readShared({})).toEqual({ host: '127.0.0.1', origin: undefined, token: undefined, trustProxy: false });
    expect(() => readShared({ SANDBOX_HOST: '0.0.0.0' })).toThrow(/SANDBOX_TOKEN/);
    expect(() => readShared({ SANDBOX_HOST: '0.0.0.0', SANDBOX_TOKEN: 'short' })).toThrow(/SANDBOX_TOKEN/);
    expect(readShared({ SANDBOX_HOST: '0.0.0.0', SANDBOX_TOKEN: TOKEN })).toMatchObject({ token: TOKEN });
    for (const wrong of ['room.example.kz', 'https://room.example.kz/', 'https://room.example.kz/x'])
      expect(() => readShared({ ORIGIN: wrong })).toThrow(/ORIGIN/);
  });
});
