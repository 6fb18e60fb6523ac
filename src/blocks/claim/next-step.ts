/** What the client has to do with a claim, and the words of the button that leads there. */
import type { Claim } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';

export interface NextStep {
  readonly text: TextId;
  /** Words of the button. */
  readonly go: TextId;
}

const STEPS: Readonly<Partial<Record<Claim['status']['alias'], NextStep>>> = {
  new: { text: 'detail.do.new', go: 'detail.go.new' },
  verification: { text: 'detail.do.verification', go: 'detail.go.new' },
  verified: { text: 'detail.do.verified', go: 'detail.go.form' },
  data_confirmation: { text: 'detail.do.data_confirmation', go: 'detail.go.form' },
  data_confirmed: { text: 'detail.do.data_confirmed', go: 'detail.go.send' },
  error: { text: 'detail.do.error', go: 'detail.go.send' },
  processing: { text: 'detail.do.processing', go: 'detail.go.banks' },
  waiting: { text: 'detail.do.waiting', go: 'detail.go.banks' },
  bank_selected: { text: 'detail.do.bank_selected', go: 'detail.go.sign' },
  signing: { text: 'detail.do.signing', go: 'detail.go.sign' },
};

/** Null for a claim that is signed or over: nothing is left to go on with. */
export const nextStep = ({ status, identity }: Pick<Claim, 'status' | 'identity'>): NextStep | null => {
  const step = STEPS[status.alias] ?? null;
  if (status.alias !== 'verification' && status.alias !== 'new') return step;
  if (identity.state === 'pending') return { text: 'detail.do.identityPending', go: 'detail.go.new' };
  if (identity.state === 'blocked') return { text: 'detail.do.identityBlocked', go: 'detail.go.new' };
  return step;
};

/** How a closed claim ended: by the banks, by its owner, by time, or because identity could not be proved. */
export const howClosed = ({
  status,
  identity,
}: Pick<Claim, 'status' | 'identity'>): 'rejected' | 'identity' | 'declined' | 'expired' => {
  if (status.alias === 'expired') return 'expired';
  if (status.alias !== 'rejected') return 'declined';
  return identity.state === 'blocked' ? 'identity' : 'rejected';
};
