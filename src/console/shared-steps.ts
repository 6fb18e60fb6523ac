/** Steps of a scenario in an address: JSON in base64url, so that a link survives a messenger. */
export const packSteps = (steps: readonly unknown[]): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(steps))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Steps out of an address; null: they cannot be read. */
export const unpackSteps = (packed: string | null): readonly unknown[] | null => {
  if (packed === null) return null;
  try {
    const bytes = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const steps: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.codePointAt(0) ?? 0)),
    );
    return Array.isArray(steps) && steps.length > 0 ? steps : null;
  } catch {
    return null;
  }
};
