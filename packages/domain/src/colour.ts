/** The light cream of cards and info windows whose category has no colour (public-area.md §9). */
export const defaultCardColour = '#FFF7E7';

/** A category's colour when it is `#rrggbb`, else the default: nothing else may reach a style sheet. */
export function safeColour(code: string | undefined | null): string {
  return code && /^#[\da-f]{6}$/i.test(code) ? code : defaultCardColour;
}
