import type { CreditInsurance } from '../../../openapi/index.ts';
import { when } from '../../kit/conditions.ts';

type Known = CreditInsurance | undefined;
const withRefusal = (insurance: Known) => (insurance?.refusal ?? null) !== null;
const withInsurer = (insurance: Known) => ['sent', 'underwriting', 'issued'].includes(insurance?.status ?? '');
const isOut = (insurance: Known) => insurance?.status === 'issued';

/** By the read that tells. */
export const isRefused = {
  getClientData: when('getClientData', withRefusal),
  getCreditInsurance: when('getCreditInsurance', withRefusal),
};
export const isSent = {
  getClientData: when('getClientData', withInsurer),
  getCreditInsurance: when('getCreditInsurance', withInsurer),
};
export const policyIsOut = {
  getClientData: when('getClientData', isOut),
  getCreditInsurance: when('getCreditInsurance', isOut),
};
