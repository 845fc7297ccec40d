import { createHash } from 'node:crypto';
import type { Quote } from '@yantra/contract/calls';
import { paiseToRupees, type QuoteOffer, type QuoteSum, signedRupees } from '@yantra/domain';
import canonicalize from 'canonicalize';
import type { RequestRow } from './deals.queries.ts';

/** Somebody as they were when it was written. */
export interface PartyThen {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** Everything that a quote says, for the agreement too. Amounts in paise, moments ISO 8601 UTC, days in India. What is not known is null. */
export interface QuoteContent {
  readonly format: 1;
  readonly dealId: string;
  readonly version: number;
  readonly sentAt: string;
  readonly validUntil: string;
  readonly currency: 'INR';
  readonly owner: PartyThen & { readonly person: string; readonly gstin: string };
  readonly renter: PartyThen;
  readonly machine: {
    readonly id: string;
    readonly name: string;
    readonly model: string;
    readonly year: number;
    readonly place: string;
  };
  readonly job: {
    readonly from: string | null;
    readonly days: number | null;
    readonly hours: number | null;
    readonly operator: 'needed' | 'own' | null;
    readonly place: string | null;
    readonly city: string | null;
    readonly details: string;
  };
  readonly lines: readonly (Omit<QuoteOffer['lines'][number], 'isOnlyIf'> & {
    readonly amount: number;
    readonly isOnlyIf: boolean;
  })[];
  readonly parts: QuoteOffer['parts'];
  readonly deposit: number | null;
  readonly gst: QuoteSum['gst'];
  readonly total: number;
  /** With what is not stated, at what others ask. */
  readonly likely: number | null;
  readonly terms: string;
}

/** The job of a request, for a quote. */
export const jobThen = (request: RequestRow, city: string | undefined): QuoteContent['job'] => ({
  from: request.job_from,
  days: request.job_days,
  hours: request.job_hours,
  operator: request.job_operator,
  place: request.job_place,
  city: city ?? null,
  details: request.details,
});

/** A text by which two programs agree on what was said (RFC 8785), and its SHA-256 in hex. */
export function sealed(content: object): { readonly content: string; readonly sha256: string } {
  const text = canonicalize(content);
  if (text === undefined) throw new Error('This content has no canonical form.');
  return { content: text, sha256: createHash('sha256').update(text).digest('hex') };
}

/** A stored quote as its two parties see it. */
export function quoteOf(
  stored: { readonly id: string; readonly content: string; readonly sha256: string },
  { image1Url, heldUntil }: { readonly image1Url: string | null; readonly heldUntil: Date | undefined },
): Quote {
  const said = JSON.parse(stored.content) as QuoteContent;
  const { id, name } = said.machine;
  return {
    id: stored.id,
    version: said.version,
    lines: said.lines.map(({ part, name: called, quantity, unit, rate, amount, isOnlyIf }) => ({
      part,
      name: called,
      quantity,
      unit,
      rate: signedRupees(rate),
      amount: signedRupees(amount),
      ...(isOnlyIf && { isOnlyIf: true as const }),
    })),
    parts: said.parts.map((part) => ({ ...part })),
    ...(said.deposit !== null && { deposit: paiseToRupees(said.deposit) }),
    gst: { ...said.gst, amount: paiseToRupees(said.gst.amount) },
    total: paiseToRupees(said.total),
    ...(said.likely !== null && { likely: paiseToRupees(said.likely) }),
    terms: said.terms,
    validUntil: said.validUntil,
    sentAt: said.sentAt,
    ...(heldUntil !== undefined && { heldUntil: heldUntil.toISOString() }),
    machine: { id, name, image1Url },
    hash: stored.sha256,
  };
}
