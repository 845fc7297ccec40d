import type { OutputOf, RequirementInput, submitRequirement } from '@yantra/contract/calls';

/** What is known of a requirement that was stored. */
export type Stored = Partial<OutputOf<typeof submitRequirement>>;

interface Sender {
  /** @throws {ApiError} */
  readonly send: (input: RequirementInput, signal: AbortSignal) => Promise<Stored | void>;
  /** Calls back once after this many milliseconds. Returns how to cancel it. */
  readonly later: (act: () => void, ms: number) => () => void;
}

/** Nobody watches a button that says "Sending..." for longer: the requirement then goes into the outbox. */
const timeoutMs = 8000;

/** Sends, with a time limit. */
export async function sendWithTimeout({ send, later }: Sender, input: RequirementInput): Promise<Stored> {
  const ending = new AbortController();
  let cancel = () => undefined as void;
  const timedOut = new Promise<never>((_, reject) => {
    cancel = later(() => {
      ending.abort();
      reject(ending.signal.reason as Error);
    }, timeoutMs);
  });
  try {
    return (await Promise.race([send(input, ending.signal), timedOut])) ?? {};
  } finally {
    cancel();
  }
}
