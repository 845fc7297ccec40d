import { phoneDigits } from '@yantra/domain';

/** What the lead form's 'Need Machine' leaves in the history (public-area.md §2), as far as present. */
export interface SentRequirement {
  readonly fullName: string;
  /** Ten digits; empty if unknown. */
  readonly phone: string;
  /** An id or a name. */
  readonly category: string;
  /** Whether it waits for a connection. */
  readonly isWaiting: boolean;
  /** Its id; empty if unknown. */
  readonly requestId: string;
  /** Owners are asked already. */
  readonly isConfirmed: boolean;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Parses an entry's state, which other pages and earlier versions may have written. */
export function sentRequirement(state: unknown): SentRequirement | undefined {
  if (typeof state !== 'object' || state === null || !('selectedNavCategory' in state)) return undefined;
  const {
    fullName,
    phone,
    selectedNavCategory: chosen,
    delivery,
    requestId,
    isConfirmed,
  } = state as Record<string, unknown>;
  const { id, name, value } = (typeof chosen === 'object' && chosen !== null ? chosen : {}) as Record<string, unknown>;
  const category = textOf(chosen) || textOf(id) || textOf(name) || textOf(value);
  const digits = phoneDigits(textOf(phone));
  return {
    fullName: textOf(fullName),
    phone: digits,
    category,
    isWaiting: delivery === 'kept',
    requestId: textOf(requestId),
    isConfirmed: isConfirmed === true,
  };
}
