/** A document as far as cookies go: keeps them as a browser does, and the texts that were written. */
export const cookieDocument = (
  initial: Record<string, string> = {},
  options: { blocked?: boolean; throwing?: boolean } = {},
) => {
  const jar = new Map(Object.entries(initial));
  const writes: string[] = [];
  return {
    writes,
    jar,
    get cookie(): string {
      if (options.throwing) throw new DOMException('denied', 'SecurityError');
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      if (options.throwing) throw new DOMException('denied', 'SecurityError');
      writes.push(text);
      if (options.blocked) return;
      const [pair = '', ...attributes] = text.split('; ');
      if (pair.length > 4_096) return;
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(name.length + 1);
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
};

/** A storage in memory; `broken` makes every access throw, as a browser that forbids it. */
export const memoryStorage = (options: { broken?: boolean; quota?: number } = {}): Storage => {
  const items = new Map<string, string>();
  const guard = () => {
    if (options.broken) throw new DOMException('denied', 'SecurityError');
  };
  return {
    get length() {
      guard();
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => {
      guard();
      return items.get(key) ?? null;
    },
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => {
      guard();
      items.delete(key);
    },
    setItem: (key, value) => {
      guard();
      if (value.length > (options.quota ?? Number.POSITIVE_INFINITY))
        throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
};
