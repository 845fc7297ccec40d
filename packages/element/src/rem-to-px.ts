/* A number with the unit rem, but not as part of a name (`.w-1rem`, `--gap-2rem`). */
const remLength = /(?<!\w[-.]?|--)(\d*\.?\d+)rem\b/g;

/**
 * Converts a style sheet's rem to px. A page may set its root font to 10 px, and rem would shrink a widget with it.
 * @param medium `font-size: medium` in this document, in px: 16, or the person's browser setting
 */
export const remToPx = (css: string, medium: number): string =>
  css.replace(remLength, (_, length: string) => `${Number(length) * medium}px`);
