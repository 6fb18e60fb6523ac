import { isIsoDate } from '../../../schemas/facts/date.ts';
import type { Claims, ClaimView } from '../../core/claims.ts';
import type { Files } from '../../core/files.ts';
import { defineService, refuse, type AnyCall, type PageCall, type Service } from '../../core/service.ts';
import { fileHeaders, isSigned } from '../../core/signed-links.ts';
import { docsTexts, fileTypes, MAX_FILE_BYTES, MAX_FILES_OF_A_TYPE } from '../../data/docs.ts';
import { attemptMigrations, forgetAttempts, needAttempt, refusedStatement } from './attempts.ts';
import { fileInfo, fileType, inspect, typeRef, unknownType, type FileRow } from './files.ts';
import { pdfText } from './pdf-text.ts';
import { samplePolicy, sampleStatement } from './sample.ts';
import { bestOf, judgeStatement } from './statement.ts';

/** Files of claims: types, upload, list, presigned bytes, replace, delete. A statement is judged as it comes. */
export function createDocsService(claims: Claims): Service {
  async function claimOf(c: AnyCall, claimId: string): Promise<ClaimView> {
    const claim = await claims.find(c, c.me(), claimId);
    if (!claim) throw refuse(404, docsTexts.noClaim);
    return claim;
  }

  async function fileOf(c: AnyCall, id: string): Promise<{ row: FileRow; claim: ClaimView }> {
    const row = await c.tx.selectFrom('docs_files').selectAll().where('id', '=', id).executeTakeFirst();
    const claim = row && (await claims.find(c, c.me(), row.claim_id));
    if (!row || !claim) throw refuse(404, docsTexts.notFound);
    return { row, claim };
  }

  async function tellTypes(c: AnyCall, claimId: string): Promise<void> {
    if (claims.filesChanged === undefined) return;
    const rows = await c.tx.selectFrom('docs_files').select('type_alias').where('claim_id', '=', claimId).execute();
    await claims.filesChanged(c, claimId, [...new Set(rows.map((row) => row.type_alias))]);
  }

  /** Tells the claim what its statements say together: the best of them stands, whatever came after it. */
  async function tellStatement(c: AnyCall, claim: ClaimView): Promise<void> {
    const files = await c.tx
      .selectFrom('docs_files')
      .innerJoin('docs_bytes', 'docs_bytes.file_id', 'docs_files.id')
      .select(['bytes', 'mime', 'created_at'])
      .where('claim_id', '=', claim.id)
      .where('type_alias', '=', 'account_statement')
      .orderBy('created_at', 'desc')
      .execute();
    const best = bestOf(
      files.map(({ bytes, mime, created_at }) =>
        judgeStatement(Buffer.from(bytes), mime, claim.personalNumber, created_at),
      ),
    );
    if (best === null) await claims.statementRemoved(c, claim.id);
    else await claims.statementResult(c, claim.id, best);
  }

  /** Stores the bytes of a request under `id`; a statement is judged before, and the claim told. Throws 422, 429. */
  async function store(
    c: AnyCall,
    claim: ClaimView,
    id: string,
    typeAlias: string,
    createdAt: number,
  ): Promise<FileRow> {
    const type = fileType(typeAlias);
    const { name, mime, bytes } = inspect(c.upload, type);
    const row: FileRow = {
      id,
      claim_id: claim.id,
      type_alias: type.alias,
      name,
      mime,
      size: bytes.length,
      status: 'uploaded',
      reason: null,
      created_at: createdAt,
    };
    if (type.alias === 'account_statement') {
      await needAttempt(c, claim.id);
      const { state, reason } = judgeStatement(bytes, mime, claim.personalNumber, c.now());
      if (reason !== null) throw await refusedStatement(c, claim.id, reason);
      await forgetAttempts(c, claim.id);
      if (state === 'accepted') row.status = 'checked';
    }
    await c.tx
      .insertInto('docs_files')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const content = { file_id: id, bytes };
    await c.tx
      .insertInto('docs_bytes')
      .values(content)
      .onConflict((conflict) => conflict.column('file_id').doUpdateSet(content))
      .execute();
    if (type.alias === 'account_statement') await tellStatement(c, claim);
    return row;
  }

  return defineService({
    name: 'docs',
    migrations: [
      {
        id: 'docs.001',
        sql: [
          `CREATE TABLE docs_files (
            id TEXT PRIMARY KEY, claim_id TEXT NOT NULL, type_alias TEXT NOT NULL, name TEXT NOT NULL, mime TEXT NOT NULL,
            size INTEGER NOT NULL, status TEXT NOT NULL, reason TEXT, created_at INTEGER NOT NULL) STRICT`,
          'CREATE INDEX docs_files_claim ON docs_files (claim_id, created_at)',
          'CREATE TABLE docs_bytes (file_id TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT',
        ],
      },
      ...attemptMigrations,
    ],
    operations: {
      listFileTypes: (c) => ({
        status: 200,
        body: fileTypes.map((type) => ({
          ...typeRef(type, c.locale),
          accept: [...type.accept],
          maxSize: MAX_FILE_BYTES,
          maxCount: MAX_FILES_OF_A_TYPE,
        })),
      }),

      async listFiles(c) {
        const claim = await claimOf(c, c.input.query.claim_id);
        const rows = c.tx.selectFrom('docs_files').selectAll().where('claim_id', '=', claim.id);
        const files = await rows.orderBy('created_at', 'desc').orderBy('id').execute();
        return { status: 200, body: await Promise.all(files.map((row) => fileInfo(c, row))) };
      },

      async uploadFile(c) {
        const { type, claim_id: claimId } = c.input.body;
        const claim = await claimOf(c, claimId);
        if (claim.locked) throw refuse(409, docsTexts.locked, { status: claim.status });
        if (claim.fileTypes && !claim.fileTypes.includes(type)) throw unknownType();
        const files = await c.tx
          .selectFrom('docs_files')
          .select('id')
          .where('claim_id', '=', claim.id)
          .where('type_alias', '=', fileType(type).alias)
          .execute();
        if (files.length >= MAX_FILES_OF_A_TYPE)
          throw refuse(422, [{ loc: ['body', 'file'], msg: docsTexts.tooManyFiles, type: 'too_many' }]);
        const row = await store(c, claim, c.random.uuid(), type, c.now());
        await tellTypes(c, claim.id);
        await c.effect('docs.uploaded', { claimId: claim.id, fileId: row.id, type: row.type_alias });
        return { status: 201, body: await fileInfo(c, row) };
      },

      async getFile(c) {
        const { row } = await fileOf(c, c.input.path.id);
        return { status: 200, body: await fileInfo(c, row) };
      },

      async replaceFile(c) {
        const { row, claim } = await fileOf(c, c.input.path.id);
        if (claim.locked) throw refuse(409, docsTexts.locked, { status: claim.status });
        const replaced = await store(c, claim, row.id, row.type_alias, c.now());
        await c.effect('docs.replaced', { claimId: claim.id, fileId: row.id });
        return { status: 200, body: await fileInfo(c, replaced) };
      },

      async deleteFile(c) {
        const { row, claim } = await fileOf(c, c.input.path.id);
        if (claim.locked) throw refuse(409, docsTexts.locked, { status: claim.status });
        await c.tx.deleteFrom('docs_files').where('id', '=', row.id).execute();
        await c.tx.deleteFrom('docs_bytes').where('file_id', '=', row.id).execute();
        if (row.type_alias === 'account_statement') {
          await tellStatement(c, claim);
        }
        await tellTypes(c, claim.id);
        await c.effect('docs.deleted', { claimId: claim.id, fileId: row.id });
        return { status: 204 };
      },
    },
    pages: [
      { method: 'GET', path: '/services/docs/files/:id', handle: sendBytes },
      { method: 'GET', path: '/sandbox/samples/statement.pdf', handle: sendSample },
      { method: 'GET', path: '/sandbox/samples/policy.pdf', handle: sendSamplePolicy },
    ],
  });
}

async function sendBytes(c: PageCall): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const id = c.params['id'] ?? '';
  if (!(await isSigned(c, `/files/${id}`, c.query))) throw refuse(403, docsTexts.linkExpired);
  const row = await c.tx.selectFrom('docs_files').selectAll().where('id', '=', id).executeTakeFirst();
  const content = await c.tx.selectFrom('docs_bytes').select('bytes').where('file_id', '=', id).executeTakeFirst();
  if (!row || !content) throw refuse(404, docsTexts.notFound);
  const headers = fileHeaders(row.name, row.mime);
  return { status: 200, headers, body: Buffer.from(content.bytes) };
}

async function sendSample(c: PageCall): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const figure = (name: string, otherwise: number, most: number): number => {
    const value = Number(c.query[name] ?? otherwise);
    return Number.isInteger(value) && value >= 0 && value <= most ? value : otherwise;
  };
  const personalNumber = /^\d{12}$/.test(c.query['iin'] ?? '') ? c.query['iin']! : '900115399012';
  const ageDays = figure('ageDays', 0, 3650);
  const body = sampleStatement({
    personalNumber,
    months: figure('months', 12, 60),
    salary: figure('salary', 400_000, 100_000_000),
    issuedAt: c.now() - ageDays * 24 * 3_600_000,
  });
  return {
    status: 200,
    headers: fileHeaders('statement.pdf'),
    body,
  };
}

async function sendSamplePolicy(
  c: PageCall,
): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const vin = /^[A-HJ-NPR-Z0-9]{17}$/.test(c.query['vin'] ?? '') ? c.query['vin']! : 'ZZZTEST0000000001';
  const until = isIsoDate(c.query['until'] ?? '') ? c.query['until']! : '2027-01-31';
  return {
    status: 200,
    headers: fileHeaders('policy.pdf'),
    body: samplePolicy({ vin, until }),
  };
}

/** Files of the docs service for other services. */
export const files: Files = {
  async read(work, id) {
    const row = await work.tx.selectFrom('docs_files').selectAll().where('id', '=', id).executeTakeFirst();
    const content = await work.tx.selectFrom('docs_bytes').select('bytes').where('file_id', '=', id).executeTakeFirst();
    return row && content
      ? { id, claimId: row.claim_id, type: row.type_alias, mime: row.mime, bytes: Buffer.from(content.bytes) }
      : null;
  },
  textOf: ({ bytes, mime }) => (mime === 'application/pdf' ? pdfText(bytes) : ''),
};
