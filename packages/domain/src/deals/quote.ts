import type { PartState } from '../job-cost/rate-card.ts';
import { type Gst, gstOf } from '../job-cost/tax.ts';

/** What a line counts. */
export const quoteUnits = ['hour', 'day', 'week', 'month', 'trip', 'shift', 'km', 'litre', 'piece'] as const;
export type QuoteUnit = (typeof quoteUnits)[number];

/** Parts of a hire that quotes are compared by; `own` is a line that the owner added. */
export const quoteParts = ['rent', 'overtime', 'transport', 'operator', 'board', 'fuel', 'own'] as const;
export type QuotePart = (typeof quoteParts)[number];

/** A line with an amount. */
export interface QuoteLine {
  readonly part: QuotePart;
  /** The owner's name for it; empty for the part's usual name. */
  readonly name: string;
  /** At most two decimals. */
  readonly quantity: number;
  readonly unit: QuoteUnit;
  /** Paise for one; below zero on an own line that takes something off. */
  readonly rate: number;
  /** Whether it is a price that holds only if it happens (an hour of overtime): not in the total. */
  readonly isOnlyIf?: true | undefined;
}

/** A part without an amount: included, the renter's, or not stated. */
export interface QuoteTerm {
  readonly part: Exclude<QuotePart, 'rent' | 'own'>;
  readonly state: Exclude<PartState, 'extra'>;
  /** What the owner adds, e.g. `About 14 L an hour`. */
  readonly words: string;
}

/** What an owner offers, without who and when. Money in paise. */
export interface QuoteOffer {
  readonly lines: readonly QuoteLine[];
  readonly parts: readonly QuoteTerm[];
  /** Comes back and is not taxed; undefined is not stated, 0 none. */
  readonly deposit?: number | undefined;
  /** Percent of GST. */
  readonly gst: number;
  /** The lines have GST in them. */
  readonly gstIncluded: boolean;
}

/** What a quote comes to, in paise. */
export interface QuoteSum {
  /** Of each line, in their order. */
  readonly amounts: readonly number[];
  readonly gst: Gst;
  /** With GST. */
  readonly total: number;
  /** Parts that are not stated. */
  readonly unknown: readonly QuotePart[];
}

/** A line's amount in paise: rounded half up, since quantities have two decimals. */
export const lineAmount = ({ quantity, rate }: Pick<QuoteLine, 'quantity' | 'rate'>): number =>
  Math.floor((Math.round(quantity * 100) * rate + 50) / 100);

/** What an offer comes to; the same in browsers and at the server, by the rules of `jobCost`. */
export function quoteSum({ lines, parts, gst: percent, gstIncluded }: QuoteOffer): QuoteSum {
  const amounts = lines.map(lineAmount);
  const sum = amounts.reduce((all, amount, index) => (lines[index]?.isOnlyIf ? all : all + amount), 0);
  const gst = gstOf(sum, percent, gstIncluded);
  const unknown = parts.filter(({ state }) => state === 'unknown').map(({ part }) => part);
  return { amounts, gst, total: sum + gst.amount, unknown };
}
