import type { KnownMachine } from '../equipment-details.model.ts';

export const detailsHref = (siteUrl: string, id: string): string =>
  `${siteUrl}/equipment-details?id=${encodeURIComponent(id)}`;

/** Where a person changes or deletes their own rating. */
export const ownRatingHref = (siteUrl: string, id: string): string =>
  `${siteUrl}/dashboard/recently-visited?rate=${encodeURIComponent(id)}`;

/** Pictures are relative to the API's host, which differs on a partner's page. */
export const picturesAt = <Machine extends KnownMachine>(siteUrl: string, machine: Machine): Machine => ({
  ...machine,
  image1Url: machine.image1Url && siteUrl + machine.image1Url,
});

/** The pictures without duplicates, the main one first. */
export const picturesOf = (siteUrl: string, { image1Url, image2Url, image3Url }: KnownMachine): readonly string[] => [
  ...new Set([image1Url, image2Url, image3Url].flatMap((url) => (url ? [siteUrl + url] : []))),
];
