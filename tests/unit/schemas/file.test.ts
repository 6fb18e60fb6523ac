import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { fileKind, fileProblem, HEAD_BYTES, MAX_FILE_BYTES } from '../../../schemas/file.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));

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
  expect(fileProblem({ size: 1000, head })).toBe(problem);
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
  expect(fileProblem({ size: 10, head })).toBe('form.fileType');
});

it('takes ten megabytes and not a byte more', () => {
  expect(fileProblem({ size: MAX_FILE_BYTES, head: jpg })).toBeNull();
  expect(fileProblem({ size: MAX_FILE_BYTES + 1, head: jpg })).toBe('form.fileBig');
  expect(fileProblem({ size: 0, head: bytes() })).toBe('form.fileEmpty');
});

it('never throws on random bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: HEAD_BYTES }), (head) => {
      expect([null, 'jpg', 'png', 'pdf', 'heic']).toContain(fileKind(head));
    }),
  );
});
