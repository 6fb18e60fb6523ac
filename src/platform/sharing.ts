/** Handing a link over by the device's own means. */
export interface Sharing {
  /** Puts a text into the clipboard. False: the host does not let us; the text is to be copied by hand. */
  copy(text: string): Promise<boolean>;
  /** Opens the device's sheet; null where it has none. A sheet that is closed again is no failure. */
  readonly share: ((url: string, title: string) => Promise<void>) | null;
}

export const createSharing = (navigator: Partial<Pick<Navigator, 'clipboard' | 'share'>>): Sharing => ({
  copy: async (text) => {
    try {
      await navigator.clipboard?.writeText(text);
      return navigator.clipboard !== undefined;
    } catch {
      return false;
    }
  },
  share:
    typeof navigator.share === 'function'
      ? async (url, title) => {
          try {
            await navigator.share?.({ url, title });
          } catch {
            // Closed, or refused without a tap: the link still stands on the page.
          }
        }
      : null,
});
