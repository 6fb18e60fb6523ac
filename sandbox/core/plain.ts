/** Deeper than any contract goes; a walk over it never runs out of stack. */
const MAX_DEPTH = 64;

/**
 * True when a value that came from outside is plain data: no character U+0000 (PostgreSQL stores none), no half of a
 * surrogate pair, no `__proto__`, not nested without end.
 */
export function isPlain(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one === 'string' ? !isText(one) : isObject(one) && !collect(one, next)) return false;
    }
    level = next;
  }
  return true;
}

/** Puts what an object holds into `next`; false when it has a name that it must not have. */
function collect(holder: object, next: unknown[]): boolean {
  if (Array.isArray(holder)) {
    for (const one of holder as unknown[]) next.push(one);
    return true;
  }
  for (const [key, value] of Object.entries(holder)) {
    if (key === '__proto__' || !isText(key)) return false;
    next.push(value);
  }
  return true;
}

const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
