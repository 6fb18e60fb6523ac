import type { TextId } from '../../../locales/ids.ts';
import type { ScreenId } from '../../../machines/screens.ts';

/** What a result page is called when its address carries no claim: it tells of none. Those not named here share one. */
const NAMES: Partial<Record<ScreenId, TextId>> = {
  'insurance-sign-fail': 'ins.signFail.which',
  'insurance-pay': 'ins.payWhich',
  'insurance-pay-pending': 'ins.payWhich',
  'insurance-pay-failed': 'ins.payWhich',
  'insurance-paid': 'ins.payWhich',
  'casco-life-sign-fail': 'cl.signFail.which',
  'casco-life-process-fail': 'cl.sendFail.which',
  'centras-success': 'cl.policyWhich',
  'commodity-sign-fail': 'co.signWhich',
  'commodity-sign-success': 'co.signWhich',
  'commodity-success': 'co.codeWhich',
  'commodity-released': 'co.codeWhich',
  'client-request': 'which.consents',
  'aitu-intro': 'which.identity',
  'aitu-pending': 'which.identity',
  'btsd-fail': 'which.identity',
  'process-fail': 'which.stopped',
  'claim-additional-info': 'q.additionalWhich',
  'bank-request-error': 'b.whichSent',
  'dealer-request-error': 'b.whichSent',
  'bank-response-waiting': 'b.which',
  'dealer-waiting': 'b.which',
  'sign-fail': 's.which',
  'sign-success': 's.which',
  success: 'b.whichEnd',
};

export const claimlessName = (screen: ScreenId): TextId => NAMES[screen] ?? 'state.whichClaim';
