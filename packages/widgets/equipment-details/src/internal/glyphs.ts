/* One path each on a 24 by 24 grid: see `Glyph`. */
export const phoneGlyph =
  'M6.5 3.5h3l1.5 4.2-2 1.6a12 12 0 0 0 5.7 5.7l1.6-2 4.2 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z';
export const shieldGlyph = 'M12 3.5 5 6v5.5c0 4.5 3 7.7 7 9 4-1.3 7-4.5 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.2 10';
export const videoGlyph =
  'M6.5 6h11A3.5 3.5 0 0 1 21 9.5v5a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 14.5v-5A3.5 3.5 0 0 1 6.5 6Zm4 3.7 4 2.5-4 2.5z';
export const zoomInGlyph = 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0m2 9-3.9-3.9M11 8v6m-3-3h6';
export const zoomOutGlyph = 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0m2 9-3.9-3.9M8 11h6';
export const personGlyph = 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6';
export const chatGlyph =
  'M4 20l1.3-4A8.2 8.2 0 1 1 8.5 18.8ZM9 9.5c.3 2.8 2.7 5.2 5.5 5.5l1-1.6-1.8-1-1 .7a5 5 0 0 1-1.8-1.8l.7-1-1-1.8Z';
