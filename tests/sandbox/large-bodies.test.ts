import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from './support/start.ts';

const FILES = '/services/docs/api/v1/files';
const MEGABYTE = 1024 * 1024;

/** The status line of an answer to a request whose body never comes; the test's own limit ends a wait for it. */
const answerBeforeBody = async (sandbox: TestSandbox, lines: readonly string[]): Promise<string> => {
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = sandbox.app.server.address() as { port: number };
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write([...lines, 'Host: localhost', '', ''].join('\r\n')));
    socket.once('data', (bytes) => {
      resolve(bytes.toString().split('\r\n', 1)[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
};

const upload = (extra: readonly string[]): string[] => [
  `POST ${FILES} HTTP/1.1`,
  'Content-Type: multipart/form-data; boundary=x',
  ...extra,
];

describe('a large body', () => {
  it.each([
    ['of a guest', [`Content-Length: ${30 * MEGABYTE}`]],
    ['with a token of nobody', [`Content-Length: ${30 * MEGABYTE}`, 'Authorization: Bearer nobody']],
    ['of unknown length', ['Transfer-Encoding: chunked']],
  ])('%s is refused before it is read', async (_who, extra) => {
    const sandbox = await startSandbox();
    expect(await answerBeforeBody(sandbox, upload(extra))).toBe('HTTP/1.1 401 Unauthorized');
    expect((await sandbox.api('GET', 'log')).body.entries).toContainEqual(
      expect.objectContaining({ operationId: 'uploadFile', status: 401 }),
    );
  });

  it('of somebody known is taken where files are, and nowhere else', async () => {
    const sandbox = await startSandbox();
    const { access: token } = await sandbox.signIn('aidos');
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(11 * MEGABYTE)]), 'a.pdf');
    // Read to its end, and refused by its own rule: of kind or of size.
    expect((await sandbox.call('POST', FILES, { token, body: form })).body.detail).not.toBe('Не авторизован');
    const json = { username: 'aidos', password: 'x'.repeat(MEGABYTE) };
    expect((await sandbox.call('POST', '/services/auth/v1/users/signin', { body: json })).status).toBe(413);
  });
});
