import type { RequirementInput } from '@yantra/contract/calls';

interface Sender {
  /** @throws {ApiError} */
  readonly send: (input: RequirementInput, signal: AbortSignal) => Promise<unknown>;
  /** Calls back once after so many milliseconds. Returns how to call it off. */
  readonly later: (act: () => void, ms: number) => () => void;
}

/** Longer nobody looks at a button that says "Sending...": the requirement then goes into the outbox. */
const patienceMs = 8000;

/** Sends with bounded patience. */
export async function sendSoon({ send, later }: Sender, input: RequirementInput): Promise<void> {
  const ending = new AbortController();
  let cancel = () => undefined as void;
  const tooLate = new Promise<never>((_, reject) => {
    cancel = later(() => {
      ending.abort();
      reject(ending.signal.reason as Error);
    }, patienceMs);
  });
  try {
    await Promise.race([send(input, ending.signal), tooLate]);
  } finally {
    cancel();
  }
}
