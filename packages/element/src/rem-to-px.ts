/* A number with the unit rem. What stands before it must not make it part of a name (`.w-1rem`, `--gap-2rem`). */
const remLength = /(?<!\w[-.]?|--)(\d*\.?\d+)rem\b/g;

/**
 * Writes the lengths of a style sheet that are in rem as px. A page may set its root font to 10 px, and rem would shrink a widget with it.
 * @param medium what `font-size: medium` is in this document, in px: 16, or what the person has set in the browser
 */
export const remToPx = (css: string, medium: number): string =>
  css.replace(remLength, (_, length: string) => `${Number(length) * medium}px`);
