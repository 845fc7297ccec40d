import type { LeadRow, OwnEquipment, PaymentRow, Profile } from '@yantra/contract/calls';
import type { GlyphName } from '../../kit/glyphs.ts';
import type { NavLink } from '../nav.ts';

/** The server's results for a term. */
export interface Found {
  readonly machines: readonly OwnEquipment[];
  readonly leads: readonly LeadRow[];
  readonly people: readonly Profile[];
  readonly payments: readonly PaymentRow[];
}

export const nothingFound: Found = { machines: [], leads: [], people: [], payments: [] };

/** One result, with its link. */
export type Entry = { readonly id: string; readonly href: string } & (
  | { readonly kind: 'machine'; readonly machine: OwnEquipment }
  | { readonly kind: 'lead'; readonly lead: LeadRow }
  | { readonly kind: 'person'; readonly person: Profile }
  | { readonly kind: 'payment'; readonly payment: PaymentRow }
  | { readonly kind: 'page' | 'action'; readonly label: string; readonly glyph: GlyphName }
);

/** The position of a word in a text, ignoring case; undefined if it is not there. */
export function matchIn(
  text: string,
  term: string,
): readonly [before: string, match: string, after: string] | undefined {
  const wanted = term.trim().toLowerCase();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  return at < 0 ? undefined : [text.slice(0, at), text.slice(at, at + wanted.length), text.slice(at + wanted.length)];
}

/** The pages whose name contains the term; without a term, all of them. */
export const pagesFor = (links: readonly NavLink[], term: string): readonly NavLink[] =>
  term.trim() === '' ? links : links.filter(({ label }) => matchIn(label, term));

/** The index of the next or previous entry, wrapping around. */
export const nextIndex = (at: number, step: number, count: number): number =>
  count === 0 ? 0 : (at + step + count) % count;
