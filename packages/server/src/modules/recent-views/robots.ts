/* User agents of non-persons: search engines, link previews in chats, programs. An unmarked robot counts once an hour. */
const robots =
  /(?:google|bing|yandex|apple|petal|semrush|ahrefs|dot|mj12|telegram|twitter|slack|discord|linkedin|amazon|duckduck|gpt)bot|[^a-z]bot\b|[a-z]bot\/\d|crawl|spider|slurp|facebookexternalhit|embedly|preview|whatsapp\/|lighthouse|pingdom|uptime|monitor|curl\/|wget\/|python|scrapy|httpclient|okhttp|axios|go-http|java\//i;

/** Whether a user agent is a robot's. */
export const isRobot = (userAgent: string | undefined): boolean => userAgent !== undefined && robots.test(userAgent);
