/* A file of its own: the embed’s first card brings the other glyphs, and no heart. */
export const heartGlyph = 'M12 20s-7.5-4.7-7.5-10.3A4.2 4.2 0 0 1 12 7.2a4.2 4.2 0 0 1 7.5 2.5C19.5 15.3 12 20 12 20Z';
