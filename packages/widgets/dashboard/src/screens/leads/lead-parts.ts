import type { LeadRow } from '@yantra/contract/calls';

/** Longest note, in characters; from the contract. */
export const notesLength = 1000;

/** `Pune, Maharashtra`, or nothing for anywhere. */
export const placeOf = ({ city }: LeadRow): string => (city ? `${city.name}, ${city.state}` : '');

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
