/** The rental hours slider: hours of work per week a machine can do. The full range filters nothing (public-area.md §9). */
export const rentalHours = { min: 5, max: 100, gap: 10 } as const;

/** The choices of the discount filter: that many percent or more. */
export const discountSteps = [10, 25, 35, 50, 60, 70] as const;

/** Items per page, by where they are shown; `most` is the most that one request gets. */
export const pageSizes = { listing: 20, reviews: 5, most: 100 } as const;

/** Notifications: lines of a page, and unread ones that are counted. */
export const notificationLimits = { lines: 20, counted: 999 } as const;

/** What a push is encrypted by (RFC 8291): an uncompressed point of P-256, and a secret. */
export const pushKeyBytes = { point: 65, secret: 16 } as const;

/** The last full hour of a day. */
export const lastHour = 23;

/** Live streams of news: of one person, and of one process. */
export const liveStreams = { ofPerson: 12, ofProcess: 10_000 } as const;

/** A documented list call without `page` answers up to this many; its `total` stays exact. */
export const wholeListCap = 500;

/** How long a notice stays, in milliseconds (public-area.md §9). */
export const noticeMs = 4000;
/** How long a failed call's notice stays. */
export const failureNoticeMs = 1500;
/** How long a log-in's notice stays. */
export const logInNoticeMs = 2500;

/** Machines of a carousel unless an attribute says otherwise. */
export const carouselSize = 12;

/** The last page that may be asked for. */
export const mostPage = 1_000_000;

/** The last place in a list whose clicks are counted. */
export const lastPosition = 10_000;

/** The longest search term, in characters. */
export const searchTermLength = 100;

/** A category or type gets its own page in a city from this many listed machines. */
export const landingAtLeast = 5;

/** What others ask in a city is shown only from this many machines of this many owners: fewer would give away one owner's price. */
export const othersAtLeast = 5;
export const ownersAtLeast = 3;

/** A list with fewer machines in its city adds the nearest elsewhere. */
export const fewFound = 6;

/** The search radius in kilometres: up to `most`, or `country` for all of India. `counted`: the radius of the count beside a city's map. */
export const aroundKm = { least: 0.1, most: 500, country: 5000, counted: 12 } as const;

/** A search whose nearest machine is further away than these kilometres counts as not met. */
export const unmetBeyondKm = 50;

/** How many machines a list by total cost shows at most. */
export const costReach = 2000;

/** How many machines a nearest-first list of all India shows at most. */
export const nearestReach = 10_000;

/** Zoom levels as of web map tiles: at 0 the world is 256 px wide, each step doubles it. `mostDrawn` is the maximum without tiles: our own drawing has no
 * roads. */
export const mapZoom = { least: 3, most: 18, mostDrawn: 13 } as const;
