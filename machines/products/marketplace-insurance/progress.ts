import { defineProgress } from '../../kit/progress.ts';
import type { InsurancePlaceFacts } from '../shared/insurance-place.conditions.ts';
import { insuranceOthers, insurancePlaces, insuranceProgress, insuranceStates } from '../shared/insurance.progress.ts';

export const progress = defineProgress<InsurancePlaceFacts>()({
  milestones: insuranceProgress.milestones,
  minutes: insuranceProgress.minutes,
  line: { numbered: [['person', 'customer', 'car', 'check']], others: insuranceOthers },
  places: [...insurancePlaces, 'handedOver'],
  states: {
    ...insuranceStates,
    person: insuranceStates.draftStep,
    /** From the choice on it is an insurance like any other. */
    handedOver: { of: insuranceProgress },
  },
});
