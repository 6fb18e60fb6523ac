/**
 * Whether a header `If-None-Match` names what would be sent: a list of tags, weak ones too, or `*`. Tags are compared
 * without their weakness, as for a read (RFC 9110, 13.1.2).
 * @param etag of what would be sent, in its quotes
 */
export function namesTag(header: string | null | undefined, etag: string): boolean {
  if (header === null || header === undefined) return false;
  if (header.trim() === '*') return true;
  const strong = (tag: string): string => tag.replace(/^W\//, '');
  return [...header.matchAll(/(?:W\/)?"[^"]*"/g)].some(([tag]) => strong(tag) === strong(etag));
}
