/** A QR code of one size: version 2, correction M. ISO/IEC 18004. */
export const QR_SIZE = 25;
const DATA_BYTES = 28;
const CHECK_BYTES = 16;
/** Longest text, bytes of UTF-8. */
export const QR_TEXT_BYTES = 24;
/** Correction M, mask 0, as the standard spells it: 15 bits. */
const FORMAT = 0b101010000010010;

/** Arithmetic of GF(2⁸) with 0x11d. */
const times = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    if ((b >>> bit) & 1) product ^= a;
  }
  return product;
};

const generator = (degree: number): number[] => {
  let poly = [1];
  let root = 1;
  for (let i = 0; i < degree; i += 1) {
    const next = [...poly, 0];
    poly.forEach((value, at) => {
      next[at + 1] = (next[at + 1] ?? 0) ^ times(value, root);
    });
    poly = next;
    root = times(root, 2);
  }
  return poly.slice(1);
};

const checkBytes = (data: readonly number[]): number[] => {
  const divisor = generator(CHECK_BYTES);
  let rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(divisor[at] ?? 0, factor));
  }
  return rest;
};

const bits = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => (value >>> (length - 1 - at)) & 1);

/** Bytes in UTF-8, said so: readers otherwise guess. */
const dataOf = (text: string): number[] => {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > QR_TEXT_BYTES) throw new RangeError(`A text of ${bytes.length} bytes does not fit this code`);
  const stream = [
    ...bits(0b0111, 4),
    ...bits(26, 8),
    ...bits(0b0100, 4),
    ...bits(bytes.length, 8),
    ...bytes.flatMap((byte) => bits(byte, 8)),
    ...bits(0, 4),
  ];
  while (stream.length % 8 !== 0) stream.push(0);
  const data: number[] = [];
  for (let at = 0; at < stream.length; at += 8) data.push(Number.parseInt(stream.slice(at, at + 8).join(''), 2));
  for (let pad = 0xec; data.length < DATA_BYTES; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
};

/** The modules that every code of this size has: finders, timing, alignment, format. */
const frame = (): (boolean | undefined)[][] => {
  const grid: (boolean | undefined)[][] = Array.from({ length: QR_SIZE }, () =>
    Array.from<boolean | undefined>({ length: QR_SIZE }),
  );
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < QR_SIZE) row[x] = dark;
  };
  for (let at = 0; at < QR_SIZE; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const rings = (cx: number, cy: number, radius: number, light: readonly number[]) => {
    for (let dy = -radius; dy <= radius; dy += 1)
      for (let dx = -radius; dx <= radius; dx += 1)
        set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  rings(3, 3, 4, [2, 4]);
  rings(QR_SIZE - 4, 3, 4, [2, 4]);
  rings(3, QR_SIZE - 4, 4, [2, 4]);
  rings(QR_SIZE - 7, QR_SIZE - 7, 2, [1]);
  const bit = (at: number): boolean => ((FORMAT >>> at) & 1) === 1;
  for (let at = 0; at < 6; at += 1) set(8, at, bit(at));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let at = 9; at < 15; at += 1) set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at += 1) set(QR_SIZE - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at += 1) set(8, QR_SIZE - 15 + at, bit(at));
  set(8, QR_SIZE - 8, true);
  return grid;
};

/** Rows of modules, true: dark. @throws RangeError when the text is longer than 24 bytes */
export const qrRows = (text: string): boolean[][] => {
  const data = dataOf(text);
  const stream = [...data, ...checkBytes(data)].flatMap((byte) => bits(byte, 8));
  const grid = frame();
  let next = 0;
  let upwards = true;
  for (let right = QR_SIZE - 1; right > 0; right -= 2) {
    // The column of the timing pattern holds no data.
    if (right === 6) right = 5;
    for (let step = 0; step < QR_SIZE; step += 1) {
      const y = upwards ? QR_SIZE - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (!row || row[x] !== undefined) continue;
        const value = stream[next] ?? 0;
        next += 1;
        row[x] = (value === 1) !== ((x + y) % 2 === 0);
      }
    }
    upwards = !upwards;
  }
  return grid.map((row) => row.map((dark) => dark === true));
};
