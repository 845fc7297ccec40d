import { doctorTexts as texts } from './doctor.messages.ts';

/** A check's result: fine, works with a problem, or fails. */
type Level = 'ok' | 'warn' | 'FAIL';

/** A check's finding, with advice if something is wrong. */
export interface Finding {
  readonly level: Level;
  /** One line. */
  readonly says: string;
}

/** One check. */
export interface Check {
  readonly name: string;
  /** What it throws is a failure in its own words; `undefined` if it does not apply. */
  readonly look: () => Promise<Finding | undefined>;
  readonly timeoutMs?: number;
}

const usualTimeoutMs = 10_000;

export const ok = (says: string): Finding => ({ level: 'ok', says });
export const warn = (says: string): Finding => ({ level: 'warn', says });
export const fail = (says: string): Finding => ({ level: 'FAIL', says });

/** Runs a check within its time limit. */
export async function lookAt({ look, timeoutMs = usualTimeoutMs }: Check): Promise<Finding | undefined> {
  const isLate = Symbol('late');
  try {
    const found = await Promise.race([
      look(),
      new Promise<typeof isLate>((resolve) => setTimeout(resolve, timeoutMs, isLate).unref()),
    ]);
    return found === isLate ? fail(texts.late(timeoutMs / 1000)) : found;
  } catch (error) {
    return fail(reasonOf(error));
  }
}

/** The reason in one line; a failed request's cause says more. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.message === 'fetch failed' ? error.cause : error;
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  const text = first instanceof Error ? first.message || first.name : String(first);
  return text.split('\n')[0] ?? '';
}
