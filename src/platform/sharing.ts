type Device = Partial<Pick<Navigator, 'clipboard' | 'share' | 'canShare'>>;

/** Handing a link or a file over by the device's own means. */
export interface Sharing {
  /** Puts a text into the clipboard. False: the host does not let us; the text is to be copied by hand. */
  copy(text: string): Promise<boolean>;
  /** Opens the device's sheet; null where it has none. A sheet that is closed again is no failure. */
  readonly share: ((url: string, title: string) => Promise<void>) | null;
  /** A file: into the device's sheet, else saved, to be sent by hand. Null: an app's page that can do neither; its viewer can. */
  readonly handing: 'share' | 'save' | null;
}

/** Does the device's sheet take PDFs (Web Share Level 2)? */
const takesFiles = (device: Device): boolean => {
  try {
    const files = [new File([], 'a.pdf', { type: 'application/pdf' })];
    return typeof device.share === 'function' && device.canShare?.({ files }) === true;
  } catch {
    return false;
  }
};

/** @param webview the page stands in an app: such pages save no files */
export const createSharing = (device: Device, webview: boolean): Sharing => ({
  copy: async (text) => {
    try {
      await device.clipboard?.writeText(text);
      return device.clipboard !== undefined;
    } catch {
      return false;
    }
  },
  share:
    typeof device.share === 'function'
      ? async (url, title) => {
          try {
            await device.share?.({ url, title });
          } catch {
            // Closed, or refused without a tap: the link still stands on the page.
          }
        }
      : null,
  handing: takesFiles(device) ? 'share' : webview ? null : 'save',
});
