import type { CodeValues } from '../../../schemas/shared/code.form.ts';
import { values } from '../../kit/screen.ts';

/** What every screen that asks for a code can say: each product has its own, at its own address, on the same block. */
export const codeEvents = { SUBMIT_CODE: values<CodeValues>({ ownWait: true }), RESEND: null, BACK: null } as const;
