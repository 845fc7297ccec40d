import { doctorTexts as texts } from './doctor.messages.ts';

/** How something stands: as it should, not as it should though it works, or not at all. */
type Level = 'ok' | 'warn' | 'FAIL';

/** What a check found, and where it is not well what to do. */
export interface Finding {
  readonly level: Level;
  /** One line. */
  readonly says: string;
}

/** One thing to look at. */
export interface Check {
  readonly name: string;
  /** What it throws is a failure in its own words; `undefined` where there is nothing to look at. */
  readonly look: () => Promise<Finding | undefined>;
  readonly timeoutMs?: number;
}

const usualTimeoutMs = 10_000;

export const ok = (says: string): Finding => ({ level: 'ok', says });
export const warn = (says: string): Finding => ({ level: 'warn', says });
export const fail = (says: string): Finding => ({ level: 'FAIL', says });

/** Looks, and comes back in time whatever happens. */
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

/** What went wrong, in one line; of a request that failed the cause says more. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.message === 'fetch failed' ? error.cause : error;
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  const text = first instanceof Error ? first.message || first.name : String(first);
  return text.split('\n')[0] ?? '';
}
