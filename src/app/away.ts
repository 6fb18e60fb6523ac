import type { Bridge, Sent } from '../platform/bridge.types.ts';

/** Opens a partner's page that looks at the person. The app around us is told ahead for which claim, and may have a screen of its own. */
export const openPartner = (bridge: Pick<Bridge, 'send'>, url: string, claim: string | null): Promise<Sent> => {
  if (claim !== null) void bridge.send('clicked_to_biometria', { claimId: claim });
  return bridge.send('open_aitu_biometry', { url });
};

interface Away {
  /** Opens the partner's page, by the app around us or in this document. */
  open: () => Promise<Sent>;
  /** The person has not left: the flow asks where they are. */
  stay: () => void;
  say: () => void;
}

/** To a partner's page. An address that may not be opened, or a handler that fails, must not leave the screen busy for ever. */
export const goAway = async ({ open, stay, say }: Away): Promise<void> => {
  const sent = await open().catch((): Sent => ({ kind: 'failed', why: 'threw' }));
  if (sent.kind !== 'failed') return;
  stay();
  // No answer in time: the app's own screen may well be open.
  if (sent.why !== 'timeout') say();
};
