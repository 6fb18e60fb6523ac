import { describe, expect, it } from 'vitest';
import { sampleStatement } from '../../sandbox/services/docs/sample.ts';
import { demoAccounts } from '../../sandbox/services/auth/accounts.ts';
import { createClaimsBook, servicesBeside, type ClaimsBook } from './support/claims.ts';
import { START, startSandbox, type TestSandbox } from './support/start.ts';

const [aidos, arman] = demoAccounts;
const IIN = '900115399012';
const DAY = 24 * 3_600_000;
const FILES = '/services/docs/api/v1/files';
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(64)]);
const jpg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(64)]);
const statement = (given: Partial<Parameters<typeof sampleStatement>[0]> = {}) =>
  sampleStatement({ personalNumber: IIN, months: 12, salary: 400_000, issuedAt: START, ...given });

interface Setup {
  readonly sandbox: TestSandbox;
  readonly claims: ClaimsBook;
  readonly token: string;
}

async function setup(): Promise<Setup> {
  const claims = createClaimsBook();
  claims.put({ id: 'c-1', ownerId: aidos!.id });
  const sandbox = await startSandbox({ services: servicesBeside(claims) });
  return { sandbox, claims, token: (await sandbox.signIn('aidos')).access };
}

function form(bytes: Buffer, fields: Record<string, string> = {}, name = 'photo.png'): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.set(key, value);
  data.set('file', new Blob([new Uint8Array(bytes)]), name);
  return data;
}

const upload = (
  { sandbox, token }: Setup,
  bytes: Buffer,
  { type = 'id_front', claim = 'c-1', name = 'photo.png', key = '' } = {},
) =>
  sandbox.call('POST', FILES, { token, body: form(bytes, { type, claim_id: claim }, name), ...(key ? { key } : {}) });

describe('upload', () => {
  it('stores a file, lists it, and serves its bytes at a presigned address of five minutes', async () => {
    const at = await setup();
    const stored = await upload(at, png, { name: 'C:\\docs\\Удостоверение "1".png' });
    expect(stored.status).toBe(201);
    expect(stored.body).toMatchObject({
      claimId: 'c-1',
      mime: 'image/png',
      size: png.length,
      name: 'Удостоверение 1.png',
      status: 'uploaded',
      reason: null,
      type: { alias: 'id_front' },
    });
    const list = await at.sandbox.call('GET', `${FILES}?claim_id=c-1`, { token: at.token });
    expect(list.body.map((file: { id: string }) => file.id)).toEqual([stored.body.id]);

    const address = `/services/docs${stored.body.url}`;
    const bytes = await at.sandbox.app.inject({ url: address });
    expect(bytes.statusCode).toBe(200);
    expect(bytes.rawPayload.equals(png)).toBe(true);
    expect(bytes.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
      'content-disposition': expect.stringMatching(/^inline; filename\*=UTF-8''%D0/),
    });
    for (const wrong of [
      address.replace(/.$/, 'A'),
      address.replace(/until=\d/, 'until=9'),
      address.split('?')[0]!,
      address.replace(stored.body.id, 'other'),
    ]) {
      if (wrong !== address) expect([wrong, (await at.sandbox.call('GET', wrong)).status]).toEqual([wrong, 403]);
    }
    await at.sandbox.advance(5 * 60_000);
    expect((await at.sandbox.call('GET', address)).status).toBe(403);
    const fresh = await at.sandbox.call('GET', `${FILES}/${stored.body.id}`, { token: at.token });
    expect((await at.sandbox.call('GET', `/services/docs${fresh.body.url}`)).status).toBe(200);
    expect(at.sandbox.engine.log.problems()).toEqual([]);
  });

  it('tells the type by the bytes, whatever the name says', async () => {
    const at = await setup();
    expect((await upload(at, Buffer.from('MZ not a picture'), { name: 'photo.png' })).status).toBe(415);
    expect((await upload(at, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), { name: 'a.svg' })).status).toBe(
      415,
    );
    expect((await upload(at, jpg, { name: 'a.pdf' })).body.mime).toBe('image/jpeg');
    expect((await upload(at, statement(), { type: 'car_photo' })).body.detail).toBe('Подходят JPG и PNG');
  });

  it('refuses too large, empty, missing, of an unknown type, and an eleventh', async () => {
    const at = await setup();
    const mega = 1024 * 1024;
    expect((await upload(at, Buffer.concat([png, Buffer.alloc(10 * mega)]))).status).toBe(413);
    expect((await upload(at, Buffer.concat([png, Buffer.alloc(10 * mega - png.length)]))).status).toBe(201);
    expect((await upload(at, Buffer.concat([png, Buffer.alloc(33 * mega)]))).status).toBe(413);
    expect((await upload(at, Buffer.alloc(0))).body.detail[0].loc).toEqual(['body', 'file']);
    expect((await upload(at, png, { type: 'passport' })).body.detail[0].loc).toEqual(['body', 'type']);
    const noFile = new FormData();
    noFile.set('type', 'id_front');
    noFile.set('claim_id', 'c-1');
    expect((await at.sandbox.call('POST', FILES, { token: at.token, body: noFile })).body.detail[0].loc).toEqual([
      'body',
      'file',
    ]);
    noFile.set('file', 'just text');
    expect((await at.sandbox.call('POST', FILES, { token: at.token, body: noFile })).status).toBe(422);
    for (let index = 0; index < 9; index += 1) expect((await upload(at, png)).status).toBe(201);
    expect((await upload(at, png)).body.detail[0].type).toBe('too_many');
  });

  it('sent again with its key is stored once', async () => {
    const at = await setup();
    await at.sandbox.api('POST', 'faults', { operationId: 'uploadFile', kind: 'drop', after: true, stickyMs: 0 });
    await expect(upload(at, png, { key: 'k' })).rejects.toThrow(TypeError);
    const again = await upload(at, png, { key: 'k' });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await at.sandbox.call('GET', `${FILES}?claim_id=c-1`, { token: at.token })).body).toHaveLength(1);
    expect((await upload(at, jpg, { key: 'k' })).status).toBe(422);
  });
});

describe('change and removal', () => {
  it('replaces the bytes of a file and deletes it', async () => {
    const at = await setup();
    const { body: file } = await upload(at, png);
    const replaced = await at.sandbox.call('PUT', `${FILES}/${file.id}`, { token: at.token, body: form(jpg) });
    expect(replaced.body).toMatchObject({ id: file.id, mime: 'image/jpeg', type: { alias: 'id_front' } });
    expect((await at.sandbox.call('DELETE', `${FILES}/${file.id}`, { token: at.token })).status).toBe(204);
    expect((await at.sandbox.call('GET', `${FILES}/${file.id}`, { token: at.token })).status).toBe(404);
    expect((await at.sandbox.call('GET', `/services/docs${replaced.body.url}`)).status).toBe(404);
    expect(at.sandbox.engine.log.problems()).toEqual([]);
  });

  it('is refused with 409 and the status when the claim is locked, and so is a new file', async () => {
    const at = await setup();
    const { body: file } = await upload(at, png);
    at.claims.put({ id: 'c-1', ownerId: aidos!.id, locked: true, status: 'signed' });
    expect((await upload(at, png)).status).toBe(409);
    const path = `${FILES}/${file.id}`;
    const refused = await at.sandbox.call('DELETE', path, { token: at.token });
    expect([refused.status, refused.body.status]).toEqual([409, 'signed']);
    expect((await at.sandbox.call('PUT', path, { token: at.token, body: form(jpg) })).status).toBe(409);
  });
});

describe('a foreign claim does not exist', () => {
  it.each(['GET', 'PUT', 'DELETE', 'list', 'upload'])('%s gives 404 and changes nothing', async (way) => {
    const at = await setup();
    at.claims.put({ id: 'c-9', ownerId: arman!.id });
    const { body: file } = await upload(at, png);
    const { access: token } = await at.sandbox.signIn('arman');
    const answer =
      way === 'list'
        ? await at.sandbox.call('GET', `${FILES}?claim_id=c-1`, { token })
        : way === 'upload'
          ? await upload({ ...at, token }, png)
          : await at.sandbox.call(way, `${FILES}/${file.id}`, { token, ...(way === 'PUT' ? { body: form(jpg) } : {}) });
    expect(answer.status).toBe(404);
    expect((await at.sandbox.call('GET', `${FILES}/${file.id}`, { token: at.token })).body).toMatchObject({
      id: file.id,
      mime: 'image/png',
    });
  });

  it('no token: 401 on every way', async () => {
    const { sandbox } = await setup();
    for (const [method, path] of [
      ['GET', '/services/docs/api/v1/types/'],
      ['GET', `${FILES}?claim_id=c-1`],
      ['POST', FILES],
      ['GET', `${FILES}/x`],
      ['PUT', `${FILES}/x`],
      ['DELETE', `${FILES}/x`],
    ]) {
      expect([method, path, (await sandbox.call(method!, path!)).status]).toEqual([method, path, 401]);
    }
  });
});

describe('the account statement', () => {
  it('is judged on upload: file, claim and removal tell the same', async () => {
    const at = await setup();
    const good = await upload(at, statement(), { type: 'account_statement', name: 'enpf.pdf' });
    expect(good.body).toMatchObject({ status: 'checked', reason: null });
    const old = await upload(at, statement({ issuedAt: START - 40 * DAY }), { type: 'account_statement' });
    expect([old.status, old.body]).toMatchObject([422, { type: 'statement_old', attemptsLeft: 4 }]);
    const photo = await upload(at, jpg, { type: 'account_statement' });
    expect(photo.body).toMatchObject({ status: 'uploaded', reason: null });
    for (const { id } of [good.body, photo.body])
      await at.sandbox.call('DELETE', `${FILES}/${id}`, { token: at.token });
    const accepted = ['statement', { state: 'accepted', monthlyIncome: 400_000, reason: null }];
    const manual = ['statement', { state: 'manual', monthlyIncome: null, reason: null }];
    // The best of them stands: a picture or an old one that comes after it takes nothing back.
    expect(at.claims.told.map(({ what, result }) => [what, result])).toEqual([
      accepted,
      accepted,
      manual,
      ['statementRemoved', null],
    ]);
  });

  it('is refused five times in a row, then not looked at for a day; a good one begins the count anew', async () => {
    const at = await setup();
    const tried = async (given: Parameters<typeof statement>[0]) => {
      const { status, body } = await upload(at, statement(given), { type: 'account_statement' });
      return [status, body.type, body.attemptsLeft];
    };
    const foreign = { personalNumber: '950707399034' };
    expect(await tried(foreign)).toEqual([422, 'statement_iin', 4]);
    expect(await tried({ months: 5 })).toEqual([422, 'statement_short', 3]);
    expect((await tried({}))[0]).toBe(201);
    for (const left of [4, 3, 2, 1, 0]) expect(await tried(foreign)).toEqual([422, 'statement_iin', left]);
    expect((await tried({}))[0]).toBe(429);
    const files = await at.sandbox.call('GET', `${FILES}?claim_id=c-1`, { token: at.token });
    expect(files.body).toHaveLength(1);
    await at.sandbox.advance(24 * 3_600_000);
    const later = { ...at, token: (await at.sandbox.signIn('aidos')).access };
    expect((await upload(later, statement(), { type: 'account_statement' })).status).toBe(201);
  });
});
