import { call, screen, type FlowContext } from '../kit/flow.ts';
import { consentsSigned, isAmbiguous, isConflict } from './claim.conditions.ts';

const signatureId = (c: FlowContext): string =>
  c.responses.repeatSignature?.id ?? c.responses.signBeforeBanks?.signature?.id ?? '';

/**
 * Sign by the code of an SMS. Enter at `code`; leaves to `signed` (read the claim), `placed` (it has been read) or `back`.
 * A lost answer is never repeated: the claim tells whether the code was accepted.
 */
export const smsCode = (exits: { signed: string; placed: string; back: string }) => ({
  code: screen('client-code', { SUBMIT_CODE: 'confirming', RESEND: 'resending', BACK: exits.back }),
  confirming: call(
    'confirmSignature',
    (c) => ({ path: { id: signatureId(c) }, body: { code: c.answers.SUBMIT_CODE?.code ?? '' } }),
    {
      done: exits.signed,
      failed: [{ if: isAmbiguous, to: 'checkingCode' }, { if: isConflict, to: exits.signed }, 'code'],
    },
  ),
  checkingCode: call('claim', (c) => ({ variables: { id: c.id ?? '' } }), {
    done: [
      { if: consentsSigned, to: exits.placed },
      { to: 'code', problem: 'keep' },
    ],
    failed: 'code',
  }),
  resending: call('repeatSignature', (c) => ({ path: { id: signatureId(c) } }), { done: 'code', failed: 'code' }),
});
