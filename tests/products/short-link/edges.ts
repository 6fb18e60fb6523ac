import { exactly, type Edge } from '../../unit/schemas/edges/edge.ts';

/** Bounds of what is typed where a link asks who opens it: domain 2.2. Written by hand, never from the schemas. */
export const edges: readonly Edge[] = exactly((n) => '1'.repeat(n))('digits', 'lastDigits', 4, 'form.lastDigits');
