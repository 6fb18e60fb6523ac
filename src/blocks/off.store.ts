/** What the operator has switched off, by alias; set before the first page stands (`src/app/operator.tsx`). */
export const off: { banks: readonly string[]; insurers: readonly string[] } = { banks: [], insurers: [] };
