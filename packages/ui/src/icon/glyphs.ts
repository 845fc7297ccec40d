/* Paths on their own, for code that needs one or two of them and not the whole set. */
export const leftGlyph = 'm15 6-6 6 6 6';
export const rightGlyph = 'm9 6 6 6-6 6';
