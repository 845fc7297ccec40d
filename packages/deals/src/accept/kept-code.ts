import { attempt } from '@yantra/domain';
import type { CodeHandle } from './use-code.ts';

/** A code that was sent to accept a deal. Only the last one is kept, for a newer one ends it. */
interface KeptCode {
  readonly dealId: string;
  readonly handle: CodeHandle;
  /** When it was sent, in milliseconds since the epoch. */
  readonly at: number;
}

const key = 'yantra.accept.code.1';
/** A little less than the five minutes that a code is valid. */
const lifeMs = 4.5 * 60_000;

/** Keeps in this tab what names a code, without the code: opened again, the form takes the one that is on its way, and sends no other. */
export const keepCode = (kept: KeptCode): unknown => attempt(() => sessionStorage.setItem(key, JSON.stringify(kept)));

/** What was kept for a deal, while its code is valid. */
export function keptCode(dealId: string, now: number): KeptCode | undefined {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptCode | null);
  return kept?.dealId === dealId && kept.at <= now && now - kept.at < lifeMs ? kept : undefined;
}

export const forgetCode = (): unknown => attempt(() => sessionStorage.removeItem(key));
