/** What may be wrong with a listing or a rating: why somebody reports it, and why it is hidden or to be mended. */
export const listingFaults = ['contact', 'pictures', 'price', 'gone', 'fraud', 'rude', 'other'] as const;
export type ListingFault = (typeof listingFaults)[number];

/** What the server itself finds: a phone number in words, another owner's picture, a rent far from others', an owner of whom machines were hidden before. */
export const reviewFlags = ['phone', 'picture', 'rent', 'owner'] as const;
export type ReviewFlag = (typeof reviewFlags)[number];

/** What is looked through. */
export const reviewKinds = ['machine', 'pictures', 'rating', 'report'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** Numbers of looking through. */
export const reviewLimits = {
  /** Lines of a page. */
  lines: 20,
  /** A rent so many times the middle of its type, or so small a part of it, is far out. */
  rentFactor: 3,
  /** Seconds in which a decision may be taken back before anybody is told. */
  undoSeconds: 10,
  /** Minutes in which it may be taken back at all. */
  undoMinutes: 5,
} as const;
