import { describe, expect, test, vi } from 'vitest';
import { fetchPaper } from '../../../src/api/paper.ts';
import { createProgress } from '../../../src/api/progress.ts';
import { meansOf, shareFile } from '../../../src/platform/file-sharing.ts';
import { testClock } from '../api/support/clock.ts';

const share = () => Promise.resolve();
const file = new File(['%PDF-'], 'policy.pdf', { type: 'application/pdf' });

describe('what a device can do with a file', () => {
  test.each([
    ['its sheet takes PDFs', { share, canShare: () => true }, false, 'share'],
    ['the same in an app', { share, canShare: () => true }, true, 'share'],
    ['its sheet takes links alone', { share, canShare: () => false }, false, 'save'],
    ['its sheet was not asked about files when it was made', { share }, false, 'save'],
    ['it knows no sheet', {}, false, 'save'],
    ['an app without one: its viewer can', {}, true, null],
    [
      'its sheet throws on files',
      {
        share,
        canShare: () => {
          throw new TypeError('files');
        },
      },
      true,
      null,
    ],
  ])('%s', (_, device, webview, means) => {
    expect(meansOf(device, webview)).toBe(means);
  });

  test('it is asked about a PDF', () => {
    const canShare = vi.fn<(data?: ShareData) => boolean>(() => true);
    expect(meansOf({ share, canShare }, false)).toBe('share');
    expect(canShare.mock.calls[0]?.[0]?.files?.map(({ type }) => type)).toEqual(['application/pdf']);
  });
});

describe('the sheet', () => {
  const refusing = (...names: (string | null)[]) => {
    const given: unknown[] = [];
    return {
      given,
      share: (data?: ShareData) => {
        given.push(data);
        const name = names.shift() ?? null;
        return name === null ? Promise.resolve() : Promise.reject(new DOMException('', name));
      },
    };
  };

  test('gets the file', async () => {
    const device = refusing();
    expect(await shareFile(file, device, true)).toEqual({ end: 'done' });
    expect(device.given).toEqual([{ files: [file] }]);
  });

  test.each(['AbortError', 'InvalidStateError'])('%s is no failure: closed, or open already', async (name) => {
    expect(await shareFile(file, refusing(name), true)).toEqual({ end: 'done' });
  });

  test('a tap too long ago: the next one opens it with the same file', async () => {
    const device = refusing('NotAllowedError');
    const first = await shareFile(file, device, true);
    expect(first.end).toBe('tap');
    expect(first.end === 'tap' && (await first.again())).toEqual({ end: 'done' });
    expect(device.given).toEqual([{ files: [file] }, { files: [file] }]);
  });

  test('refused at once after a tap, it is refused: no tap is asked for again and again', async () => {
    const first = await shareFile(file, refusing('NotAllowedError', 'NotAllowedError'), true);
    expect(first.end === 'tap' && (await first.again())).toEqual({ end: 'refused' });
    expect(await shareFile(file, refusing('DataError'), true)).toEqual({ end: 'refused' });
  });
});

describe('the bytes of a document', () => {
  const PDF = { 'content-type': 'application/pdf' };
  const fetched = (respond: (address: string, init: RequestInit) => Promise<Response>) => {
    const clock = testClock();
    const progress = createProgress();
    const leave = new AbortController();
    const paper = fetchPaper('/documents/d-1?signature=x', 'policy.pdf', leave.signal, {
      clock,
      progress,
      fetch: respond as typeof fetch,
    });
    return { clock, progress, leave, paper };
  };
  const never = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

  test('are a PDF of its name; asked without cookies, counted while they come', async () => {
    const asked: unknown[] = [];
    const { paper, progress, clock } = fetched((address, { credentials }) => {
      asked.push([address, credentials]);
      return Promise.resolve(new Response('%PDF-1.4', { headers: PDF }));
    });
    expect(progress.count).toBe(1);
    const { name, type, size } = await paper;
    expect([name, type, size]).toEqual(['policy.pdf', 'application/pdf', 8]);
    expect(asked).toEqual([['/documents/d-1?signature=x', 'omit']]);
    expect([progress.count, clock.waiting()]).toEqual([0, 0]);
  });

  test.each([
    ['a link that is over', new Response('', { status: 403, headers: PDF })],
    ['a page of a gateway', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ])('%s is no document', async (_, response) => {
    await expect(fetched(() => Promise.resolve(response)).paper).rejects.toThrow();
  });

  test('what does not come is given up; what nobody waits for, too', async () => {
    const late = fetched(never);
    await Promise.all([expect(late.paper).rejects.toThrow(), late.clock.advance(30_000)]);
    expect(late.progress.count).toBe(0);
    const left = fetched(never);
    left.leave.abort();
    await expect(left.paper).rejects.toThrow();
  });
});
