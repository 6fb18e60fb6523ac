import { defineProgress } from '../../kit/progress.ts';
import {
  isAgreed,
  isInsured,
  codeLocked,
  isOpen,
  isSent,
  isSigned,
  ownPolicyChecked,
  type CascoLifeProgressFacts,
} from './progress.conditions.ts';

const choose = {
  milestone: 'choice',
  turns: [
    { if: ownPolicyChecked, whose: 'insurer', action: 'awaitPolicyCheck' },
    { whose: 'customer', action: 'chooseInsurance' },
  ],
} as const;
const signIt = { milestone: 'agreement', whose: 'customer', action: 'signInsurance' } as const;
const over = { milestone: 'policy', whose: null, action: null } as const;

export const progress = defineProgress<CascoLifeProgressFacts>()({
  milestones: ['choice', 'agreement', 'policy'],
  line: { numbered: [['agreement', 'code']], others: ['selecting', 'policyAtInsurer', 'sent'] },
  branches: [
    { if: codeLocked, to: 'signFail' },
    { if: isAgreed, to: 'agreement' },
    { if: isOpen, to: 'selection' },
    { if: isSigned, to: 'unsent' },
    { if: isSent, to: 'sent' },
    { if: isInsured, to: 'insured' },
    'failed',
  ],
  states: {
    selection: choose,
    selecting: choose,
    policyAtInsurer: choose,
    agreement: signIt,
    code: signIt,
    signFail: { milestone: 'agreement', whose: 'customer', action: 'signInsuranceLater' },
    unsent: { milestone: 'agreement', whose: 'customer', action: 'sendPolicyAgain' },
    sent: { milestone: 'policy', whose: 'insurer', action: 'awaitPolicy' },
    insured: over,
    centras: over,
    complete: over,
    failed: over,
  },
});
