/* Browser functions that the dialogs use, each a plain function so that tests can replace it. */

export function every(act: () => void, ms: number): () => void {
  const timer = setInterval(act, ms);
  return () => clearInterval(timer);
}

interface OtpCredential extends Credential {
  readonly code?: string;
}

/**
 * Waits for the text message with the code where the browser can read it (WebOTP), after asking the person.
 * @returns undefined where it cannot, or when it was cancelled
 */
export async function readCode(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined;
  try {
    const request = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
    const credential: OtpCredential | null = await navigator.credentials.get(request);
    return credential?.code;
  } catch {
    return undefined;
  }
}
