import type { LeadRow } from '@yantra/contract/calls';
import { type Language, wordsIn } from '@yantra/language';

/** The longest note, in characters; from the contract. */
export const notesLength = 1000;

/** `Pune, Maharashtra`, or empty for anywhere. */
export const placeOf = ({ city }: LeadRow, language: Language | undefined): string =>
  city ? wordsIn(language, `${city.name}, ${city.state}`) : '';

/** The address of a lead in the list; the list's other state stays. */
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
