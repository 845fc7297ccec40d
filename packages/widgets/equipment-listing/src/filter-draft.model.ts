import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type ListingFilters, hoursBetween, noFilters } from './equipment-listing.query.ts';
import { rentalHours } from '@yantra/domain';

/** What is wrong with a price, by its name among the filters' texts. */
export type PriceError = 'priceInvalid' | 'priceReversed';

/** Filters as they are being chosen: amounts as typed, everything else as it will be. */
export interface FilterDraft {
  readonly filters: ReadonlySignal<Omit<ListingFilters, 'price'>>;
  readonly priceTexts: ReadonlySignal<readonly [from: string, to: string]>;
  /** What is wrong with the price; set when one tries to apply it, gone as soon as one types. */
  readonly priceError: ReadonlySignal<PriceError | undefined>;
  readonly setZone: (zone: string) => void;
  readonly setInsurance: (insurance: ListingFilters['insurance']) => void;
  /** Moves one thumb; the other one stops it at the least gap. */
  readonly setHours: (end: 'from' | 'to', hours: number) => void;
  /** Puts all types of a group in or takes them all out. */
  readonly toggleTypes: (ids: readonly number[], isOn: boolean) => void;
  readonly toggleDiscount: (step: number, isOn: boolean) => void;
  readonly setPrice: (end: 'from' | 'to', text: string) => void;
  /** Everything off. Nothing is applied by it. */
  readonly clear: () => void;
  /** Back to filters that are in force. */
  readonly reset: (filters: ListingFilters) => void;
  /** The filters to apply; undefined when something typed makes no sense, which `priceError` then says. */
  readonly take: () => ListingFilters | undefined;
}

const ascending = (numbers: Iterable<number>) => [...new Set(numbers)].sort((a, b) => a - b);

/** "₹ 2,46,500" as 246500; undefined when nothing is typed. */
function rupeesOf(text: string): number | undefined | 'invalid' {
  const digits = text.replaceAll(/[₹,\s]/g, '');
  if (digits === '') return undefined;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : 'invalid';
}

const textsOf = ({ price: [from, to] }: ListingFilters) => [String(from ?? ''), String(to ?? '')] as const;

/** Choosing filters without effect on the list until they are taken. */
export function createFilterDraft(applied: ListingFilters): FilterDraft {
  const filters = signal<Omit<ListingFilters, 'price'>>(applied);
  const priceTexts = signal(textsOf(applied) as readonly [string, string]);
  const priceError = signal<PriceError | undefined>(undefined);
  const change = (some: Partial<ListingFilters>) => {
    filters.value = { ...filters.peek(), ...some };
  };
  const begin = (next: ListingFilters) => {
    filters.value = next;
    priceTexts.value = textsOf(next);
    priceError.value = undefined;
  };
  return {
    filters,
    priceTexts,
    priceError,
    setZone: (zone) => change({ zone }),
    setInsurance: (insurance) => change({ insurance }),
    setHours(end, hours) {
      const [from, to] = filters.peek().hours;
      const { gap } = rentalHours;
      change({
        hours:
          end === 'from'
            ? hoursBetween(Math.min(hours, to - gap), to)
            : hoursBetween(from, Math.max(hours, from + gap)),
      });
    },
    toggleTypes(ids, isOn) {
      const others = filters.peek().types.filter((id) => !ids.includes(id));
      change({ types: ascending(isOn ? [...others, ...ids] : others) });
    },
    toggleDiscount(step, isOn) {
      const others = filters.peek().discounts.filter((one) => one !== step);
      change({ discounts: ascending(isOn ? [...others, step] : others) });
    },
    setPrice(end, text) {
      const [from, to] = priceTexts.peek();
      priceTexts.value = end === 'from' ? [text, to] : [from, text];
      priceError.value = undefined;
    },
    clear: () => begin(noFilters),
    reset: begin,
    take() {
      const [from, to] = priceTexts.peek().map(rupeesOf);
      if (from === 'invalid' || to === 'invalid') priceError.value = 'priceInvalid';
      else if (from !== undefined && to !== undefined && from > to) priceError.value = 'priceReversed';
      else return { ...filters.peek(), price: [from, to] };
      return undefined;
    },
  };
}
