import type { Deal, Quote } from '@yantra/contract/calls';
import type { QuotePart } from '@yantra/domain';
import { saidRupees } from '../rupees.ts';
import type { words } from '../words/words.messages.ts';
import type { messages } from './quotes.messages.ts';

/** What quotes are compared by. */
export type ComparedPart = QuotePart | 'deposit';

/** How a part stands in a quote. */
export interface PartFact {
  readonly mark?: 'included' | 'renter' | 'unknown' | undefined;
  /** What it costs. */
  readonly value?: string | undefined;
  readonly note?: string | undefined;
}

type Texts = typeof messages;
type Words = typeof words;

const always: readonly ComparedPart[] = ['rent', 'transport', 'operator', 'fuel', 'overtime', 'deposit'];
const order: readonly ComparedPart[] = ['rent', 'transport', 'operator', 'board', 'fuel', 'overtime', 'own', 'deposit'];

const says = ({ lines, parts }: Quote, part: ComparedPart): boolean =>
  lines.some((line) => line.part === part) || parts.some((one) => one.part === part);

/** The rows of quotes side by side: what one of them says stands in all. */
export const comparedParts = (quotes: readonly Quote[]): readonly ComparedPart[] =>
  order.filter((part) => always.includes(part) || quotes.some((quote) => says(quote, part)));

/** Parts that a quote does not state: what nothing is said of is unknown, not free. */
export const unstatedParts = (quote: Quote): readonly ComparedPart[] =>
  order.filter(
    (part) =>
      quote.parts.some((one) => one.part === part && one.state === 'unknown') ||
      (part !== 'deposit' && always.includes(part) && !says(quote, part)),
  );

const quantity = (count: number): string => String(count);

/** `2 weeks + 3 days` */
export const unitsOf = (lines: Quote['lines'], say: Words): string =>
  lines.map(({ quantity: count, unit }) => say.units(quantity(count), unit)).join(' + ');

function depositFact({ deposit }: Quote, texts: Texts): PartFact {
  if (deposit === undefined) return { mark: 'unknown' };
  return { value: deposit === 0 ? texts.none : texts.returned(saidRupees(deposit)) };
}

/** How a part stands in a quote. */
export function partFact(quote: Quote, part: ComparedPart, texts: Texts, say: Words): PartFact {
  if (part === 'deposit') return depositFact(quote, texts);
  const lines = quote.lines.filter((line) => line.part === part);
  const sure = lines.filter(({ isOnlyIf }) => !isOnlyIf);
  const [maybe] = lines.filter(({ isOnlyIf }) => isOnlyIf);
  if (sure.length > 0) {
    const sum = sure.reduce((all, { amount }) => all + Math.round(amount * 100), 0) / 100;
    const [first] = sure;
    const isBothWays = part === 'transport' && sure.length === 1 && first?.unit === 'trip' && first.quantity === 2;
    const note = part === 'own' ? sure.map(({ name }) => name).join(', ') : unitsOf(sure, say);
    return { value: saidRupees(sum), note: isBothWays ? texts.bothWays : note };
  }
  if (maybe) return { value: say.each(saidRupees(maybe.rate), maybe.unit) };
  const term = quote.parts.find((one) => one.part === part);
  if (term) return { mark: term.state, note: term.words };
  return always.includes(part) ? { mark: 'unknown' } : { value: '–' };
}

/** Whether a quote stands: its time is not over. @param now milliseconds since the epoch */
export const isOpen = ({ state, quote }: Deal, now: number): boolean =>
  state === 'quoted' && quote !== undefined && Date.parse(quote.validUntil) > now;

/** Whether it is open, and its machine free on the days of the job. @param now milliseconds since the epoch */
export const mayBeAccepted = (deal: Deal, now: number): boolean => isOpen(deal, now) && deal.taken === undefined;

/** The open quote with the lowest total; among those that state everything if there are any. */
export function bestOf(deals: readonly Deal[], now: number): { readonly lowest?: Deal; readonly best?: Deal } {
  const open = deals.filter((deal) => mayBeAccepted(deal, now)).sort((one, other) => totalOf(one) - totalOf(other));
  const [lowest] = open;
  const best = open.find(({ quote }) => quote && unstatedParts(quote).length === 0);
  // One that is dearer than another is not recommended for its words alone.
  return { ...(lowest && { lowest }), ...(best && best === lowest && { best }) };
}

const totalOf = ({ quote }: Deal): number => quote?.total ?? Infinity;

/** The sum before GST. */
export const netOf = ({ total, gst }: Quote): number => (Math.round(total * 100) - Math.round(gst.amount * 100)) / 100;
