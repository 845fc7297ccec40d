import { type Kept, createKept } from '@yantra/form';
import type { CodeHandle } from './use-code.ts';

/** What names a code that was sent to accept a deal. Only the last one is kept, for a newer one ends it. */
interface KeptCode {
  readonly dealId: string;
  readonly handle: CodeHandle;
  /** When it was sent, in milliseconds since the epoch. */
  readonly at: number;
}

/** A little less than the five minutes that a code is valid. */
const lifeMs = 4.5 * 60_000;

/** The code of a deal that is on its way, kept in this tab while it is valid: opened again, the form takes it, and sends no other. */
export const keptCode = (dealId: string): Kept<KeptCode> =>
  createKept(
    () => sessionStorage,
    'yantra.accept.code.1',
    (kept) => {
      const code = kept as KeptCode | null;
      const ageMs = Date.now() - (code?.at ?? 0);
      return code?.dealId === dealId && ageMs >= 0 && ageMs < lifeMs ? code : undefined;
    },
  );
