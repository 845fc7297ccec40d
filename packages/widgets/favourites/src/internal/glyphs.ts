/* Drawn on 24 by 24. */
export const penGlyph = 'm4.5 19.5 1-4.2L16 4.8a1.8 1.8 0 0 1 2.6 0l.6.6a1.8 1.8 0 0 1 0 2.6L8.7 18.5l-4.2 1Z';
export const linkGlyph =
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1';
export const scalesGlyph =
  'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.5a2.7 2.7 0 0 0 5 0L5 7Zm14 0-2.5 6.5a2.7 2.7 0 0 0 5 0L19 7Z';
export const dotsGlyph = 'M12 5.5v.1M12 12v.1M12 18.5v.1';
export const infoGlyph = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 11v5.5m0-8.7V8';
