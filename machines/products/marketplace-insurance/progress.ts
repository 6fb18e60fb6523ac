import { defineProgress } from '../../kit/progress.ts';
import type { InsuranceProgressFacts } from '../shared/insurance-progress.conditions.ts';
import {
  insuranceBranches,
  insuranceDetours,
  insuranceProgress,
  insuranceStates,
} from '../shared/insurance.progress.ts';

export const progress = defineProgress<InsuranceProgressFacts>()({
  milestones: insuranceProgress.milestones,
  minutes: insuranceProgress.minutes,
  line: {
    numbered: [['person', 'customer', 'car', 'check']],
    others: ['offers', 'changedProduct'],
    detours: insuranceDetours,
  },
  branches: [...insuranceBranches, 'handedOver'],
  states: {
    ...insuranceStates,
    person: insuranceStates.draftStep,
    /** From the choice on it is an insurance like any other. */
    handedOver: { of: insuranceProgress },
  },
});
