import type { AuditKind } from '@yantra/domain';
import { auditKinds, isAuditKind } from '@yantra/domain';

/** What an entry's detail holds: facts as a JSON object of texts, or one id or text. */
interface Detail {
  readonly facts: Readonly<Record<string, string>>;
  /** The id of its subject, where that is not among the entry's columns. */
  readonly id?: string | undefined;
}

/** Reads a detail; anything unexpected in it is left out. */
export function factsIn(detail: string): Detail {
  if (!detail.startsWith('{')) return { facts: {}, id: detail || undefined };
  try {
    const { of, ...all } = JSON.parse(detail) as Record<string, unknown>;
    const texts = Object.entries(all).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return { facts: Object.fromEntries(texts), id: typeof of === 'string' ? of : undefined };
  } catch {
    return { facts: {} };
  }
}

/** What changed among some values, for the facts `before` and `after`: by name, and only what is not as it was. Empty if nothing changed. */
export function changedFacts(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): { readonly before?: string; readonly after?: string } {
  const names = changedNames(before, after);
  if (names.length === 0) return {};
  const some = (values: Readonly<Record<string, unknown>>) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, textOf(values[name])])));
  return { before: some(before), after: some(after) };
}

/** The names of the values that are not as they were. */
export const changedNames = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly string[] => Object.keys(after).filter((name) => textOf(before[name]) !== textOf(after[name]));

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** What a kind's second subject is; that of a kind we do not know is nothing. */
export const subjectOf = (kind: string) => (isAuditKind(kind) ? auditKinds[kind satisfies AuditKind].subject : 'none');
