/** Address of a build's first script → the build's id: the script's name changes with everything that it leads to. */
export const buildOfScript = (src: string): string => /-([\w-]{6,32})\.js$/.exec(src)?.[1] ?? 'unknown';

/** The id of the build that a page belongs to. */
export const buildOfPage = (html: string): string =>
  buildOfScript(/<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '');
