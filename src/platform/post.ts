/** Posts JSON without credentials, also while the page goes. Resolves with the status; rejects when none came. */
export const postJson = async (address: string, body: string): Promise<number> => {
  const headers = { 'Content-Type': 'application/json' };
  const { status } = await fetch(address, { method: 'POST', headers, body, keepalive: true, credentials: 'omit' });
  return status;
};

/** Leaves JSON to the browser, which sends it when the page is gone. */
export const leaveJson = (address: string, body: string): void =>
  void navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
