import { describe, expect, test } from 'vitest';
import { emptyQuery, noFilters } from './equipment-listing.query.ts';
import { createFilterDraft } from './filter-draft.model.ts';

const draftOf = (some: Partial<typeof noFilters> = {}) => createFilterDraft({ ...noFilters, ...some });

describe('choosing filters', () => {
  test('stops a thumb ten hours before the other one', () => {
    const draft = draftOf({ hours: [20, 40] });
    draft.setHours('from', 39);
    expect(draft.filters.value.hours).toEqual([30, 40]);
    draft.setHours('to', 5);
    expect(draft.filters.value.hours).toEqual([30, 40]);
    draft.setHours('to', 100);
    draft.setHours('from', 0);
    expect(draft.filters.value.hours).toEqual([5, 100]);
  });

  test('takes all kinds of a type together, in and out', () => {
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

  test('reads amounts as people write them', () => {
    const draft = draftOf();
    draft.setPrice('from', ' ₹ 1,000 ');
    draft.setPrice('to', '2,46,500');
    expect(draft.take()?.price).toEqual([1000, 246_500]);
  });

  test('says what is wrong with a price, until one types', () => {
    const draft = draftOf();
    draft.setPrice('from', 'cheap');
    expect(draft.take()).toBeUndefined();
    expect(draft.priceError.value).toBe('priceInvalid');
    draft.setPrice('from', '900');
    expect(draft.priceError.value).toBeUndefined();
    draft.setPrice('to', '100');
    expect(draft.take()).toBeUndefined();
    expect(draft.priceError.value).toBe('priceReversed');
  });

  test('clears everything, and takes what filters nothing', () => {
    const draft = createFilterDraft({ ...emptyQuery, zone: 'West', hours: [20, 40], price: [5, undefined] });
    draft.clear();
    expect(draft.take()).toEqual(noFilters);
  });
});
