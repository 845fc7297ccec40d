import { describe, expect, test } from 'vitest';
import { emptyQuery, noFilters } from './equipment-listing.query.ts';
import { createFilterDraft } from './filter-draft.model.ts';

const draftOf = (some: Partial<typeof noFilters> = {}) => createFilterDraft({ ...noFilters, ...some });

describe('choosing filters', () => {
  // spec: constant.hours, listing.slider
  test('stops a thumb ten hours before the other', () => {
    const draft = draftOf({ hours: [20, 40] });
    draft.setHours('from', 39);
    expect(draft.filters.value.hours).toEqual([30, 40]);
    draft.setHours('to', 5);
    expect(draft.filters.value.hours).toEqual([30, 40]);
    draft.setHours('to', 100);
    draft.setHours('from', 0);
    expect(draft.filters.value.hours).toEqual([5, 100]);
  });

  test('selects and clears all kinds of a type together', () => {
    const draft = draftOf({ types: [3] });
    draft.toggleTypes([28, 27], true);
    expect(draft.filters.value.types).toEqual([3, 27, 28]);
    draft.toggleTypes([27, 28], false);
    expect(draft.filters.value.types).toEqual([3]);
  });

  test('keeps every discount that is on, in order', () => {
    const draft = draftOf();
    draft.toggleDiscount(50, true);
    draft.toggleDiscount(10, true);
    expect(draft.filters.value.discounts).toEqual([10, 50]);
    draft.toggleDiscount(50, false);
    expect(draft.filters.value.discounts).toEqual([10]);
  });

  test('parses amounts as people write them', () => {
    const draft = draftOf();
    draft.price.set('from', ' ₹ 1,000 ');
    draft.price.set('to', '2,46,500');
    expect(draft.take()?.price).toEqual([1000, 246_500]);
  });

  test('shows a price’s error until the next key', () => {
    const draft = draftOf();
    draft.price.set('from', 'cheap');
    expect(draft.take()).toBeUndefined();
    expect(draft.price.error.value).toBe('invalid');
    draft.price.set('from', '900');
    expect(draft.price.error.value).toBeUndefined();
    draft.price.set('to', '100');
    expect(draft.take()).toBeUndefined();
    expect(draft.price.error.value).toBe('reversed');
  });

  test('parses a capacity with decimals, and shows its error together with a price’s', () => {
    const draft = draftOf({ capacity: [62.5, undefined] });
    expect(draft.take()?.capacity).toEqual([62.5, undefined]);
    draft.capacity.set('from', '14 ton');
    draft.price.set('from', 'cheap');
    expect(draft.take()).toBeUndefined();
    expect([draft.capacity.error.value, draft.price.error.value]).toEqual(['invalid', 'invalid']);
    draft.capacity.set('from', '125');
    draft.capacity.set('to', '62.5');
    expect(draft.take()).toBeUndefined();
    expect(draft.capacity.error.value).toBe('reversed');
  });

  test('are staged while they differ from those in force', () => {
    const draft = draftOf({ discounts: [10], price: [500, undefined] });
    expect(draft.isStaged.value).toBe(false);
    draft.toggleDiscount(25, true);
    expect(draft.isStaged.value).toBe(true);
    draft.toggleDiscount(25, false);
    expect(draft.isStaged.value).toBe(false);
    draft.setFree(true);
    expect(draft.isStaged.value).toBe(true);
    expect(draft.take()?.isFree).toBe(true);
    draft.setFree(false);
    expect(draft.isStaged.value).toBe(false);
    draft.price.set('from', '600');
    expect(draft.isStaged.value).toBe(true);
    draft.price.set('from', '500');
    expect(draft.isStaged.value).toBe(false);
    draft.clear();
    expect(draft.isStaged.value).toBe(true);
  });

  test('clears everything, and then applies no filter', () => {
    const draft = createFilterDraft({
      ...emptyQuery,
      zone: 'West',
      hours: [20, 40],
      price: [5, undefined],
      capacity: [1, 2],
    });
    draft.clear();
    expect(draft.take()).toEqual(noFilters);
  });
});
