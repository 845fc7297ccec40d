import type { KnownMachine } from '../equipment-details.model.ts';

export const detailsHref = (siteUrl: string, id: string): string =>
  `${siteUrl}/equipment-details?id=${encodeURIComponent(id)}`;

/** Where whoever rated a machine changes that or takes it back. */
export const ownRatingHref = (siteUrl: string, id: string): string =>
  `${siteUrl}/dashboard/recently-visited?rate=${encodeURIComponent(id)}`;

/** Pictures are relative to the API's host, which on a partner's page is another one. */
export const picturesAt = <Machine extends KnownMachine>(siteUrl: string, machine: Machine): Machine => ({
  ...machine,
  image1Url: machine.image1Url && siteUrl + machine.image1Url,
});

/** The pictures there are, each once, the main one first. */
export const picturesOf = (siteUrl: string, { image1Url, image2Url, image3Url }: KnownMachine): readonly string[] => [
  ...new Set([image1Url, image2Url, image3Url].flatMap((url) => (url ? [siteUrl + url] : []))),
];
