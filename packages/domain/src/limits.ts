/** The rental hours slider: hours of work per week a machine can do. The full range filters nothing (public-area.md §9). */
export const rentalHours = { min: 5, max: 100, gap: 10 } as const;

/** What the discount filter offers: so many percent or more. */
export const discountSteps = [10, 25, 35, 50, 60, 70] as const;

/** Items a page, by where they are shown; `most` is what an asker may get at once. */
export const pageSizes = { listing: 20, reviews: 5, most: 100 } as const;

/** A documented list call without `page` answers the whole list up to here; its `total` tells the truth. */
export const wholeListCap = 500;

/** Milliseconds a notice stays (public-area.md §9). */
export const noticeMs = 4000;
/** The same of a failed call. */
export const failureNoticeMs = 1500;
/** The same of a log-in. */
export const logInNoticeMs = 2500;

/** How many machines a carousel shows that is not told. */
export const carouselSize = 12;

/** The last page that may be asked for, however many there are. */
export const mostPage = 1_000_000;

/** The last place in a list whose presses are counted. */
export const lastPosition = 10_000;

/** The longest search term, in characters. */
export const searchTermLength = 100;

/** A category or a type has a page of its own in a city from so many listed machines on. */
export const landingAtLeast = 5;

/** A list that found fewer than so many in its city goes on with the nearest elsewhere. */
export const fewFound = 6;

/** How far around a place machines are looked for, in kilometres: up to `most`, or `country`, which is all of India whatever the place. */
export const aroundKm = { least: 0.1, most: 500, country: 5000 } as const;

/** Nearest first in all of India, a list goes so far. */
export const nearestReach = 10_000;

/** Of the web's map tiles: at 0 the world is 256 px wide, each step doubles it. `mostDrawn` is the most of our drawing, which has no roads. */
export const mapZoom = { least: 3, most: 18, mostDrawn: 13 } as const;
