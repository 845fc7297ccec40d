/**
 * The address of a machine's public page.
 * @param siteUrl of the scope: it has the origin on another site, and the language that is spoken on ours
 */
export const publicAddress = (siteUrl: string, id: string): string =>
  `${siteUrl}/equipment-details?id=${encodeURIComponent(id)}`;
