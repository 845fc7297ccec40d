/** The credit that the data's licence requires; shown wherever cities are on a map, and in the footer's credits. */
export const credit = {
  text: 'Cities: GeoNames, CC BY 4.0',
  sourceUrl: 'https://www.geonames.org/',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
