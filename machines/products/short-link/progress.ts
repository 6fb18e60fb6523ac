import { defineProgress } from '../../kit/progress.ts';

const open = { milestone: 'link', whose: 'customer', action: 'openLink' } as const;
const renew = { milestone: 'link', whose: 'customer', action: 'renewLink' } as const;

export const progress = defineProgress<object>()({
  milestones: ['link'],
  branches: ['digits'],
  states: { digits: open, sent: open, expired: renew, locked: renew },
});
