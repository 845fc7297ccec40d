import { type ReadonlySignal, computed, signal } from '@preact/signals-react';
import { rentalHours } from '@yantra/domain';
import { type ListingFilters, hoursBetween, noFilters } from './equipment-listing.query.ts';

/** What is wrong with a range. */
export type RangeError = 'invalid' | 'reversed';

/** A range while it is being typed. */
export interface RangeDraft {
  readonly texts: ReadonlySignal<readonly [from: string, to: string]>;
  /** Set on applying, cleared on typing. */
  readonly error: ReadonlySignal<RangeError | undefined>;
  readonly set: (end: 'from' | 'to', text: string) => void;
}

/** The filters other than ranges. */
type Choices = Omit<ListingFilters, 'price' | 'capacity'>;

/** Filters being edited: ranges as typed text, the rest as values. */
export interface FilterDraft {
  readonly filters: ReadonlySignal<Choices>;
  readonly price: RangeDraft;
  readonly capacity: RangeDraft;
  readonly setZone: (zone: string) => void;
  readonly setInsurance: (insurance: ListingFilters['insurance']) => void;
  /** Moves one thumb; the other stops it at the least gap. */
  readonly setHours: (end: 'from' | 'to', hours: number) => void;
  /** Selects all types of a group, or none. */
  readonly toggleTypes: (ids: readonly number[], isOn: boolean) => void;
  readonly toggleDiscount: (step: number, isOn: boolean) => void;
  readonly setFree: (isFree: boolean) => void;
  /** Clears the draft; applies nothing. */
  readonly clear: () => void;
  /** Whether the draft differs from the filters in force, so that there is something to apply. */
  readonly isStaged: ReadonlySignal<boolean>;
  /** The filters to apply; undefined when typed text is invalid, which `error` then says. */
  readonly take: () => ListingFilters | undefined;
}

const ascending = (numbers: Iterable<number>) => [...new Set(numbers)].sort((a, b) => a - b);

type Amount = number | undefined | 'invalid';

/** "₹ 2,46,500" as 246500; undefined when nothing is typed. */
function rupeesOf(text: string): Amount {
  const digits = text.replaceAll(/[₹,\s]/g, '');
  if (digits === '') return undefined;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : 'invalid';
}

/** "62.5" as it is; undefined when nothing is typed. */
function sizeOf(text: string): Amount {
  const digits = text.replaceAll(/[,\s]/g, '');
  if (digits === '') return undefined;
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : 'invalid';
}

type Ends = readonly [from: number | undefined, to: number | undefined];

/** @param read parses the typed text */
function createRange(applied: Ends, read: (text: string) => Amount) {
  const textsOf = ([from, to]: Ends) => [String(from ?? ''), String(to ?? '')] as const;
  const texts = signal<readonly [string, string]>(textsOf(applied));
  const error = signal<RangeError | undefined>(undefined);
  return {
    texts,
    error,
    set(end: 'from' | 'to', text: string) {
      const [from, to] = texts.peek();
      texts.value = end === 'from' ? [text, to] : [from, text];
      error.value = undefined;
    },
    begin(ends: Ends) {
      texts.value = textsOf(ends);
      error.value = undefined;
    },
    take(): Ends | undefined {
      const [from, to] = texts.peek().map(read);
      if (from === 'invalid' || to === 'invalid') error.value = 'invalid';
      else if (from !== undefined && to !== undefined && from > to) error.value = 'reversed';
      else return [from, to];
      return undefined;
    },
  };
}

/** Edits filters without effect on the list until they are taken. */
export function createFilterDraft(applied: ListingFilters): FilterDraft {
  const filters = signal<Choices>(applied);
  const price = createRange(applied.price, rupeesOf);
  const capacity = createRange(applied.capacity, sizeOf);
  const key = computed(() => {
    const { hours, zone, types, discounts, insurance, isFree } = filters.value;
    return JSON.stringify([hours, zone, types, discounts, insurance, isFree, price.texts.value, capacity.texts.value]);
  });
  const inForce = key.peek();
  const change = (some: Partial<Choices>) => {
    filters.value = { ...filters.peek(), ...some };
  };
  const begin = (next: ListingFilters) => {
    filters.value = next;
    price.begin(next.price);
    capacity.begin(next.capacity);
  };
  return {
    filters,
    price,
    capacity,
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
    setFree: (isFree) => change({ isFree }),
    clear: () => begin(noFilters),
    isStaged: computed(() => key.value !== inForce),
    take() {
      // Both are checked, so that both can show their error.
      const [taken, size] = [price.take(), capacity.take()];
      return taken && size && { ...filters.peek(), price: taken, capacity: size };
    },
  };
}
