import * as v from 'valibot';

/** Which bank's offer the customer takes: the bank's alias (`eubank`, `mcf`, …). */
export const bankChoiceForm = v.object({ bankAlias: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) });
