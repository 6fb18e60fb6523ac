/** Where a line of a page ends. */
const BLOCKS =
  /^(div|p|li|ul|ol|dl|dt|dd|h[1-6]|table|thead|tbody|tfoot|tr|td|th|caption|section|article|aside|header|footer|nav|main|form|fieldset|legend|label|button|a|summary|details|option|select|textarea|input|figure|figcaption|output|br|hr|img|progress|meter)$/;
/** What of a control or picture is said or sent. */
const SPOKEN = [
  'aria-label',
  'placeholder',
  'alt',
  'value',
  'min',
  'max',
  'href',
  'title',
  'aria-valuenow',
  'aria-valuetext',
  'data-value',
] as const;
const OFF = ['disabled', 'readOnly', 'checked', 'selected', 'aria-disabled', 'aria-current'] as const;

const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
const plain = (text: string): string =>
  text
    .replaceAll(/&#x27;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A control before its words: `[SUBMIT_TERMS]`, `[field price value=100]`. */
const controlOf = (name: string, attributes: ReadonlyMap<string, string>): string => {
  const event = attributes.get('data-event');
  const field = ['input', 'select', 'textarea'].includes(name) ? `${name} ${attributes.get('name') ?? ''}` : '';
  const spoken = SPOKEN.filter((one) => attributes.has(one) && attributes.get(one) !== '').map(
    (one) => `${one}=${plain(attributes.get(one) ?? '')}`,
  );
  const off = OFF.filter((one) => attributes.has(one));
  const parts = [event, field.trim(), ...spoken, ...off].filter(Boolean);
  return parts.length === 0 ? '' : `[${parts.join(' ')}]`;
};

/** A drawn page as a screen reader goes through it: a line a block, controls with their names and values. */
export const linesOf = (html: string): string[] => {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    const text = plain(line);
    if (text !== '') lines.push(text);
    line = '';
  };
  for (const [part] of html.matchAll(/<[^>]+>|[^<]+/g)) {
    if (!part.startsWith('<')) {
      line += part;
      continue;
    }
    const name = /^<\/?([\w-]+)/.exec(part)?.[1] ?? '';
    const isBlock = BLOCKS.test(name);
    if (isBlock) end();
    if (part.startsWith('</')) continue;
    line += `${controlOf(name, attributesOf(part))} `;
  }
  end();
  return lines;
};
