import type { getAuditLog, InputOf } from '@yantra/contract/calls';
import { type AuditGroup, auditGroups, isAuditKind, searchTermLength } from '@yantra/domain';

/** Which entries are shown; the address keeps it. */
export type AuditFilter = Omit<InputOf<typeof getAuditLog>, 'olderThan'>;

export const whos = ['admins', 'others', 'nobody'] as const;
/** The spans of days to choose from; `all` is no limit. */
export const spans = ['1', '7', '30', '90', '365', 'all'] as const;
const usualSpan = '7';

const among = <Value extends string>(all: readonly Value[], text: string | null): Value | undefined =>
  all.find((one) => one === text);

/** The span in the address. */
export const spanIn = (query: URLSearchParams) => among(spans, query.get('days')) ?? usualSpan;

/** Reads the address; what is not a filter is ignored. */
export function filterIn(query: URLSearchParams): AuditFilter {
  const kind = query.get('kind') ?? '';
  const span = spanIn(query);
  return {
    searchTerm: (query.get('search') ?? '').slice(0, searchTermLength) || undefined,
    group: among<AuditGroup>(auditGroups, query.get('group')),
    kind: isAuditKind(kind) ? kind : undefined,
    who: among(whos, query.get('who')),
    userId: query.get('person') ?? undefined,
    days: span === 'all' ? undefined : Number(span),
  };
}

/** The address with some parts changed; an empty one is taken out. */
export function auditAddress(
  address: string,
  query: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): string {
  const next = new URLSearchParams(query);
  for (const [key, value] of Object.entries(changes)) {
    if (value && !(key === 'days' && value === usualSpan)) next.set(key, value);
    else next.delete(key);
  }
  const text = String(next);
  return text ? `${address}?${text}` : address;
}
