import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { AIDOS } from './support/journey.ts';
import { bring, claimAt } from './support/people.ts';
import { createWalker } from './support/walker.ts';

/** A PNG by its first bytes; statements as pictures are stored and read by a person. */
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(`\u0089PNG\r\n\u001a\n${name}`, 'latin1'),
});

/** A camera's JPEG of noise, 2400 × 1200, that says it was held upright (EXIF orientation 6). */
async function photo(page: Page): Promise<Buffer<ArrayBuffer>> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1200);
    const pen = canvas.getContext('2d')!;
    const image = pen.createImageData(canvas.width, canvas.height);
    for (let at = 0; at < image.data.length; at += 65_536) crypto.getRandomValues(image.data.subarray(at, at + 65_536));
    pen.putImageData(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    let binary = '';
    for (const byte of new Uint8Array(await blob.arrayBuffer())) binary += String.fromCharCode(byte);
    return btoa(binary);
  });
  const jpeg = Buffer.from(base64, 'base64');
  const tiff = '4d4d002a00000008000101120003000000010006000000000000';
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from(tiff, 'hex')]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

/** Width and height of a JPEG. */
function sizeOf(jpeg: Buffer): [number, number] {
  for (let at = 2; at < jpeg.length;) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new Error('no JPEG');
}

test('files: two at a time, one is stopped, the network goes and comes, a big photo is turned and made smaller', async ({
  page,
  context,
  baseURL,
  sandbox,
}) => {
  const origin = baseURL ?? '';
  const { id, person } = await claimAt(origin, sandbox, 'confirmed', AIDOS);
  await bring(context, origin, person);
  const walker = createWalker(page, 'ru');
  const { words } = walker;
  await page.goto(`/my-applications/${id}/account-statement`);
  await walker.sees('account-statement', { focus: false });
  const pick = (...files: ReturnType<typeof picture>[]) => page.locator('input[name="statement"]').setInputFiles(files);
  const row = (name: string) => page.locator('main ul > li').filter({ hasText: name });
  const stored = async () => {
    const files = await person.call('listFiles', { query: { claim_id: id } });
    return files.map(({ name }) => name).toSorted();
  };

  await test.step('a queue that is seen; a stop; what was stopped is sent after all', async () => {
    await sandbox.faults({ operationId: 'uploadFile', kind: 'hold', times: 2 });
    await pick(picture('a.png'), picture('b.png'), picture('c.png'));
    await expect(row('c.png')).toContainText(words('st.waitTurn', { name: 'c.png' }));
    // Both have met their fault: what moves up meets none.
    await expect.poll(() => sandbox.call('GET', 'faults')).toEqual([]);
    const stop = page.getByRole('button', { name: words('st.stopNamed', { name: 'a.png' }) });
    await stop.click();
    await expect(row('a.png')).toContainText(words('st.stopped', { name: 'a.png' }));
    // The focus stays on the button, which means the way back now; the third has moved up.
    await expect(page.getByRole('button', { name: words('st.resendNamed', { name: 'a.png' }) })).toBeFocused();
    await expect.poll(stored).toContain('c.png');
    await sandbox.clearFaults();
    await page.keyboard.press('Enter');
    await expect.poll(stored).toEqual(['a.png', 'b.png', 'c.png']);
    await expect(page.getByRole('button', { name: words('st.stop') })).toHaveCount(0);
  });

  await test.step('without a network it waits, and goes on by itself when there is one', async () => {
    await context.setOffline(true);
    await pick(picture('d.png'));
    await expect(row('d.png')).toContainText(words('st.waitNetwork', { name: 'd.png' }));
    await context.setOffline(false);
    await expect.poll(stored).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);
  });

  await test.step('a photo of a camera: upright, not longer than 2000', async () => {
    const buffer = await photo(page);
    expect(buffer.length).toBeGreaterThan(1.5 * 1024 * 1024);
    await pick({ name: 'photo.jpeg', mimeType: 'image/jpeg', buffer });
    await expect.poll(stored).toContain('photo.jpg');
    const sent = (await person.call('listFiles', { query: { claim_id: id } })).find(({ name }) => name === 'photo.jpg');
    const file = await page.request.get(`/services/docs${sent?.url ?? ''}`);
    expect(sizeOf(await file.body())).toEqual([1000, 2000]);
    // What is there after a reload is what the server has.
    await page.reload();
    await walker.sees('account-statement', { focus: false });
    await expect(page.locator('main ul > li')).toHaveCount(5);
  });
});
