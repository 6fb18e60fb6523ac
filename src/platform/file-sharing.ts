/**
 * What came of handing a file over. `unfetched`: it did not come; `refused`: the device does not take it; `tap`: the
 * device opens its sheet only by a tap, and the last one is too long ago: `again` is for the next one.
 */
export type ShareOutcome =
  | { readonly end: 'done' | 'unfetched' | 'refused' }
  | { readonly end: 'tap'; readonly again: () => Promise<ShareOutcome> };

type Device = Partial<Pick<Navigator, 'share' | 'canShare'>>;

/** Does the device's sheet take PDFs (Web Share Level 2)? */
const takesFiles = (device: Device): boolean => {
  try {
    const files = [new File([], 'a.pdf', { type: 'application/pdf' })];
    return typeof device.share === 'function' && device.canShare?.({ files }) === true;
  } catch {
    return false;
  }
};

/**
 * What this device can do with a file: its sheet, else save it, to be sent by hand. Null: a page in an app that can do
 * neither; the app's own viewer can.
 */
export const meansOf = (device: Device, webview: boolean): 'share' | 'save' | null =>
  takesFiles(device) ? 'share' : webview ? null : 'save';

/**
 * Opens the device's sheet for a file (Web Share Level 2).
 * @param late time has gone by since the tap: the device may ask for another one
 */
export const shareFile = async (
  file: File,
  navigator: Pick<Navigator, 'share'>,
  late: boolean,
): Promise<ShareOutcome> => {
  try {
    await navigator.share({ files: [file] });
    return { end: 'done' };
  } catch (error) {
    const { name } = error as DOMException;
    // Closed by the person, or open already.
    if (name === 'AbortError' || name === 'InvalidStateError') return { end: 'done' };
    if (late && name === 'NotAllowedError') return { end: 'tap', again: () => shareFile(file, navigator, false) };
    return { end: 'refused' };
  }
};

/** Browsers read the address of a saved file a moment after the click. */
const KEPT_MS = 60_000;

/** Saves a file among the person's own. */
export const saveFile = (
  file: File,
  document: Document,
  after: (ms: number, run: () => void) => unknown,
): ShareOutcome => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  after(KEPT_MS, () => URL.revokeObjectURL(address));
  return { end: 'done' };
};
