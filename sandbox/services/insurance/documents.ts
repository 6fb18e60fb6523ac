import { createHash } from 'node:crypto';
import type { CallOutput, InsuranceClaim } from '../../../openapi/index.ts';
import { fileHeaders, isSigned, LINK_LIFE_MS, signedPath } from '../../core/signed-links.ts';
import { makePdf, type PdfLine } from '../../core/pdf.ts';
import { refuse, type Page, type Work } from '../../core/service.ts';
import { insuranceTexts } from '../../data/insurance.ts';
import type { InsuranceRecord } from './records.ts';
import type {} from './tables.ts';

type Kind = InsuranceClaim['documents'][number]['kind'];
type Link = CallOutput<'getPolicyDocument'>;

const pathOf = (id: string): string => `/files/${id}`;

/** The next number of a series of the year: 'CI-2026-000001'. */
export const nextNumber = async (work: Work, series: string): Promise<string> => {
  const row = await work.tx
    .insertInto('insurance_numbers')
    .values({ series, last: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet((row) => ({ last: row('insurance_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${series}-${String(row.last).padStart(6, '0')}`;
};

/** Makes a PDF of a claim and keeps it; gives its id and the hash of its bytes. */
export const keepDocument = async (
  work: Work,
  claim: InsuranceRecord,
  kind: Kind,
  title: string,
  lines: readonly (string | PdfLine)[],
): Promise<{ id: string; sha256: string }> => {
  const bytes = makePdf({ title, language: claim.locale, lines, createdAt: work.now() });
  const id = work.random.uuid();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await work.tx
    .insertInto('insurance_documents')
    .values({
      id,
      claim_id: claim.id,
      kind,
      name: `${title}.pdf`,
      size: bytes.length,
      sha256,
      bytes,
      created_at: work.now(),
    })
    .execute();
  return { id, sha256 };
};

/** A document that turned out not to be wanted: the agreement of an offer that was given up. */
export const dropDocument = async (work: Work, id: string): Promise<void> => {
  await work.tx.deleteFrom('insurance_documents').where('id', '=', id).execute();
};

/** The documents of a claim, oldest first. */
export const documentsOf = async (work: Work, claimId: string): Promise<InsuranceClaim['documents']> => {
  const rows = await work.tx
    .selectFrom('insurance_documents')
    .select(['id', 'kind', 'name', 'size'])
    .where('claim_id', '=', claimId)
    .orderBy('created_at')
    .orderBy('name')
    .execute();
  return rows;
};

/** Where the bytes of a document are, and whose it is; null: there is none. */
export const documentLink = async (work: Work, id: string): Promise<{ claimId: string; link: Link } | null> => {
  const row = await work.tx
    .selectFrom('insurance_documents')
    .select(['claim_id', 'kind', 'name', 'size', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { claim_id: claimId, kind, name, size, sha256 } = row;
  const url = await signedPath(work, pathOf(id));
  return {
    claimId,
    link: { id, kind, name, mime: 'application/pdf', size, sha256, url, expiresInSec: LINK_LIFE_MS / 1000 },
  };
};

/** The bytes of a document at a presigned address. */
export const documentPage: Page = {
  method: 'GET',
  path: '/services/insuranceV2/files/:id',
  async handle(c) {
    const id = c.params['id'] ?? '';
    if (!(await isSigned(c, pathOf(id), c.query))) throw refuse(403, insuranceTexts.linkExpired);
    const row = await c.tx.selectFrom('insurance_documents').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw refuse(404, insuranceTexts.noDocument);
    return {
      status: 200,
      headers: fileHeaders(row.name),
      body: Buffer.from(row.bytes),
    };
  },
};
