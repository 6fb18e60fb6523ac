import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { parseMessage } from '../../../schemas/kit.ts';
import { fileKind, fileProblem, HEAD_BYTES, kindNames, megabytes } from '../../../schemas/file.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));

const ALL = { accept: ['application/pdf', 'image/jpeg', 'image/png'], maxSize: 10_485_760 };
/** The message's id. */
const idOf = (message: string | null) => message && parseMessage(message).id;

const jpg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0x10], 'JFIF', [0, 1]);
const png = bytes([0x89], 'PNG', [0x0d, 0x0a, 0x1a, 0x0a], [0, 0, 0, 0x0d]);
const pdf = bytes('%PDF-1.7\n');
const heic = bytes([0, 0, 0, 0x18], 'ftypheic', [0, 0, 0, 0]);

test.each([
  ['jpg', jpg, null],
  ['png', png, null],
  ['pdf', pdf, null],
  ['heic', heic, 'form.fileHeic'],
  ['heic', bytes([0, 0, 0, 0x18], 'ftypmif1'), 'form.fileHeic'],
] as const)('knows %s by its first bytes', (kind, head, problem) => {
  expect(fileKind(head)).toBe(kind);
  expect(idOf(fileProblem({ size: 1000, head }, ALL))).toBe(problem);
});

test.each([
  ['an MP4 film', bytes([0, 0, 0, 0x18], 'ftypisom')],
  ['a page', bytes('<!doctype html>')],
  ['a ZIP', bytes('PK', [3, 4])],
  ['a program', bytes('MZ')],
  ['GIF', bytes('GIF89a')],
  ['SVG', bytes('<svg xmlns')],
  ['half a PNG', bytes([0x89], 'PNG')],
  ['nothing at all', bytes()],
])('does not take %s', (_name, head) => {
  expect(fileKind(head)).toBeNull();
  expect(idOf(fileProblem({ size: 10, head }, ALL))).toBe('form.fileType');
});

it('takes what the service names, and not a byte more', () => {
  const pictures = { accept: ['image/png', 'image/jpeg'], maxSize: 2_621_440 };
  const said = (size: number, head: Uint8Array, rules = pictures) => {
    const problem = fileProblem({ size, head }, rules);
    return problem && parseMessage(problem);
  };
  expect(said(2_621_440, jpg)).toBeNull();
  expect(said(2_621_441, jpg)).toEqual({ id: 'form.fileBig', values: { mb: '2,5' } });
  expect(said(10_485_761, jpg, ALL)).toEqual({ id: 'form.fileBig', values: { mb: '10' } });
  expect(said(0, bytes())).toMatchObject({ id: 'form.fileEmpty' });
  expect(said(1000, pdf)).toEqual({ id: 'form.fileType', values: { kinds: 'PNG, JPG' } });
  // Where no JPG is taken, to save a HEIC as one does not help.
  expect(said(1000, heic, { ...pictures, accept: ['application/pdf'] })).toEqual({
    id: 'form.fileType',
    values: { kinds: 'PDF' },
  });
});

it('names media types as people do', () => {
  expect(kindNames({ accept: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] })).toEqual([
    'PDF',
    'JPG',
    'PNG',
    'WEBP',
  ]);
  expect(['10485760', '2621440', '1048575'].map((size) => megabytes({ maxSize: Number(size) }))).toEqual([
    '10',
    '2,5',
    '0,9',
  ]);
});

it('never throws on random bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: HEAD_BYTES }), (head) => {
      expect([null, 'jpg', 'png', 'pdf', 'heic']).toContain(fileKind(head));
    }),
  );
});
