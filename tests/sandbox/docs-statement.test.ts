import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../../sandbox/services/docs/pdf-text.ts';
import { sampleStatement } from '../../sandbox/services/docs/sample.ts';
import { judgeStatement } from '../../sandbox/services/docs/statement.ts';
import { START, startSandbox } from './support/start.ts';

const IIN = '900115399012';
const DAY = 24 * 3_600_000;
const bomb = deflateSync(Buffer.alloc(9 * 1024 * 1024, ' '));
const statement = (given: Partial<Parameters<typeof sampleStatement>[0]> = {}) =>
  sampleStatement({ personalNumber: IIN, months: 12, salary: 400_000, issuedAt: START, ...given });

describe('the account statement', () => {
  it('comes as a sample from the sandbox, for the IIN, months and salary asked', async () => {
    const sandbox = await startSandbox();
    const pdf = await sandbox.app.inject({
      url: '/sandbox/samples/statement.pdf?iin=950707399034&months=7&salary=250000&ageDays=3',
    });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(judgeStatement(pdf.rawPayload, 'application/pdf', '950707399034', START)).toEqual({
      state: 'accepted',
      monthlyIncome: 250_000,
      reason: null,
    });
  });

  const judge = (bytes: Buffer, iin = IIN) => judgeStatement(bytes, 'application/pdf', iin, START);
  const rejected = (reason: string) => ({ state: 'rejected', monthlyIncome: null, reason });

  it.each([
    ['six months are enough', statement({ months: 6 }), { state: 'accepted', monthlyIncome: 400_000, reason: null }],
    ['five are not', statement({ months: 5 }), rejected('short')],
    [
      'thirty days are fresh',
      statement({ issuedAt: START - 30 * DAY }),
      { state: 'accepted', monthlyIncome: 400_000, reason: null },
    ],
    ['thirty-two are not', statement({ issuedAt: START - 32 * DAY }), rejected('old')],
    ['a date to come is not', statement({ issuedAt: START + 3 * DAY }), rejected('old')],
    ['another person', statement({ personalNumber: '950707399034' }), rejected('iin')],
    ['text without a statement', document('Hello'), rejected('unreadable')],
    ['no text at all', document(''), { state: 'manual', monthlyIncome: null, reason: null }],
  ])('%s', (_name, bytes, result) => expect(judge(bytes)).toEqual(result));

  it('averages uneven months and adds two payers of one month', () => {
    const rows = [
      '08.2025 10 000',
      '09.2025 20 000',
      '10.2025 30 000',
      '11.2025 30 000',
      '12.2025 20 000',
      '01.2026 40 000',
      '01.2026 30 000',
      '01.2020 90 000',
    ];
    expect(judge(document(`IIN ${IIN}\nIssued 01.02.2026\n${rows.join('\n')}`))).toMatchObject({
      state: 'accepted',
      monthlyIncome: 300_000,
    });
  });

  it('reads deflated streams, joined pieces, hexadecimal and escaped strings; gives up on bombs and foreign filters', () => {
    const content = String.raw`BT [(IIN: 9001) -20 (15399012)] TJ (a\(b\)\101\\) Tj <30312E> Tj ET`;
    const packed = deflateSync(content);
    const stream = (dictionary: string, body: Buffer) =>
      Buffer.concat([
        Buffer.from(`%PDF-1.4\n1 0 obj\n<< ${dictionary} >>\nstream\n`),
        body,
        Buffer.from('\nendstream\nendobj\n'),
      ]);
    expect(pdfText(stream('/Length 5 /Filter /FlateDecode', packed))).toBe('IIN: 900115399012\na(b)A\\\n01.');
    expect(pdfText(stream('/Filter [/DCTDecode]', packed))).toBe('');
    expect(pdfText(stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(8 * 1024 * 1024, 'BT'))))).toBe('');
  });

  const inStream = (text: string) => Buffer.from(`1 0 obj\n<< /Length 1 >>\nstream\nBT ${text}\nendstream`);
  it.each([
    ['brackets', inStream('['.repeat(1_000_000))],
    ['pieces without an end', inStream('[(a)'.repeat(250_000))],
    ['open strings', inStream('('.repeat(1_000_000))],
    ['hexadecimal without an end', inStream('<1 '.repeat(300_000))],
    ['backslashes', inStream(`(${'\\'.repeat(1_000_000)}`)],
    ['dictionaries', Buffer.from('<< /A << /B 1 >> '.repeat(60_000))],
    ['empty streams', Buffer.from('stream\nendstream\n'.repeat(60_000))],
    [
      'small bombs',
      Buffer.concat(
        Array.from({ length: 300 }, () =>
          Buffer.concat([Buffer.from('obj << /Filter /FlateDecode >>\nstream\n'), bomb, Buffer.from('\nendstream\n')]),
        ),
      ),
    ],
  ])('takes no time over %s', (_name, bytes) => {
    const started = performance.now();
    pdfText(bytes);
    // A quadratic reader takes minutes over these.
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

function document(text: string): Buffer {
  const content = `BT ${text
    .split('\n')
    .map((line) => (line ? `(${line}) Tj T*` : ''))
    .join('\n')} ET`;
  return Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n%%EOF`,
    'latin1',
  );
}
