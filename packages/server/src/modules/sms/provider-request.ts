import { ProviderError } from './sms.ts';

/** How providers are called. */
export interface ProviderTransport {
  /** Aborts waiting for an answer; made for each message. */
  readonly timeout: () => AbortSignal;
}

/** Ten seconds: a person sees a button that says 'Sending...'. */
export const usualTransport: ProviderTransport = { timeout: () => AbortSignal.timeout(10_000) };

const mostBytes = 64 * 1024;

/** A provider's answer. */
export interface ProviderAnswer {
  readonly status: number;
  /** Its JSON; undefined if it is not JSON. */
  readonly body: unknown;
}

/**
 * Posts to a provider. The caller judges the answer; no answer is a failure.
 * @param name the provider, for the log
 * @throws ProviderError without an answer in time
 */
export async function postToProvider(
  name: string,
  url: string,
  request: { readonly headers: Record<string, string>; readonly body: string },
  { timeout }: ProviderTransport,
): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'error', signal: timeout(), ...request });
    return { status: response.status, body: await jsonOf(response) };
  } catch (error) {
    // Only an unreachable provider certainly did not accept the message.
    const code: unknown = error instanceof Error && error.cause instanceof Error && Reflect.get(error.cause, 'code');
    const isUnreached = code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN';
    const why = error instanceof Error && error.name === 'TimeoutError' ? 'in time' : `(${String(code || 'no code')})`;
    throw new ProviderError(`${name} did not answer ${why}.`, { mayHaveLeft: !isUnreached, isOutage: true });
  }
}

/** Whether a status means that the provider accepts no message from us: it refuses our account, or it failed. A 400 may be about the number. */
export const isOutage = (status: number): boolean => [401, 402, 403, 404, 429].includes(status) || status >= 500;

const probeMs = 3000;

/** Whether a provider's API is working. Sends nothing and has no key: a refusal counts as working. */
export async function answers(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(probeMs),
    });
    return status < 500;
  } catch {
    return false;
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > mostBytes) return undefined;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
