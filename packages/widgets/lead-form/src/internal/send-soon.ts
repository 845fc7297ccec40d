import type { RequirementInput } from '@yantra/contract/calls';

interface Sender {
  /** @throws {ApiError} */
  readonly send: (input: RequirementInput, signal: AbortSignal) => Promise<unknown>;
  /** Calls back once after this many milliseconds. Returns how to cancel it. */
  readonly later: (act: () => void, ms: number) => () => void;
}

/** Nobody watches a button that says "Sending..." for longer: the requirement then goes into the outbox. */
const patienceMs = 8000;

/** Sends, with a time limit. */
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
