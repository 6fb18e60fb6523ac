/** What a browser with WebOTP answers: the code of an SMS whose last line is `@host #code`, once the person has agreed. */
interface OtpAnswer {
  readonly code?: string;
}

/**
 * Listens for codes that come by SMS, one after the other: a new one may be asked for. Browsers without WebOTP (Android's
 * WebView, Firefox) do nothing; `one-time-code` of the input serves them.
 * @returns ends the listening
 */
export const onSmsCode = (take: (code: string) => void): (() => void) => {
  const leave = new AbortController();
  const listen = async (): Promise<void> => {
    const wanted = { otp: { transport: ['sms'] }, signal: leave.signal } as CredentialRequestOptions;
    const { code } = ((await navigator.credentials.get(wanted)) ?? {}) as OtpAnswer;
    if (code === undefined || leave.signal.aborted) return;
    take(code);
    return listen();
  };
  // Refused, not waited for, or already left: the code is typed.
  if ('OTPCredential' in window) listen().catch(() => undefined);
  return () => leave.abort();
};
