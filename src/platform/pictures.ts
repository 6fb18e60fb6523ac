/** Pictures before they are sent: what only this browser can read becomes a JPEG, what is big becomes smaller. */
import { fileKind, type FileRules, HEAD_BYTES } from '../../schemas/file.ts';

/** Above this a picture is made smaller, bytes. */
const BIG = 1.5 * 1024 * 1024;
/** Longest side of a picture made smaller, pixels: a page of text stays readable. */
const LONGEST = 2000;
const QUALITY = 0.85;

/** The size that fits, the shape kept; never larger than it was. */
export const fitted = (width: number, height: number): { width: number; height: number } => {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;

const asJpeg = async (file: File): Promise<File | null> => {
  // Turned as the camera held it.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, fitted(bitmap.width, bitmap.height));
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    // JPEG knows no transparency: paper is white.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    return bytes && new File([bytes], jpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified });
  } finally {
    bitmap.close();
  }
};

/**
 * The file as it is sent: HEIC as JPEG where the browser can read it, a big picture not longer than 2000 px; anything else,
 * what the browser cannot read, and all where no JPEG is taken, as it was. Never throws.
 */
export const preparedPicture = async (file: File, { accept }: Pick<FileRules, 'accept'>): Promise<File> => {
  if (!accept.includes('image/jpeg')) return file;
  try {
    const kind = fileKind(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    const isBigPicture = (kind === 'jpg' || kind === 'png') && file.size > BIG;
    if (kind !== 'heic' && !isBigPicture) return file;
    const jpeg = await asJpeg(file);
    return jpeg && (kind === 'heic' || jpeg.size < file.size) ? jpeg : file;
  } catch {
    return file;
  }
};
