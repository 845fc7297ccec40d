import type { LeadRow, LeadStatus } from '@yantra/contract/calls';
import { Badge, type BadgeProps } from '@yantra/ui';

const tones: Readonly<Record<LeadStatus, NonNullable<BadgeProps['tone']>>> = {
  New: 'brand',
  Replied: 'info',
  Won: 'success',
  Closed: 'neutral',
};

export const statuses = Object.keys(tones) as readonly LeadStatus[];

/** Longest note, in characters; from the contract. */
export const notesLength = 1000;

export const LeadBadge = ({ status }: { readonly status: LeadStatus }) => <Badge tone={tones[status]}>{status}</Badge>;

/** `Pune, Maharashtra`, or nothing for anywhere. */
export const placeOf = ({ city }: LeadRow): string => (city ? `${city.name}, ${city.state}` : '');

/** What is asked for, in one line. */
export const needOf = ({ category, details }: LeadRow): string => details.trim().replace(/\s+/g, ' ') || category.name;

/** The address of a lead in the list; the rest of the list's state stays. */
export function leadAddress(
  address: string,
  query: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): string {
  const next = new URLSearchParams(query);
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  const text = String(next);
  return text ? `${address}?${text}` : address;
}
