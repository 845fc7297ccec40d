export { hearNews } from './hear-news.ts';
export { createLive, type Live } from './live.ts';
export { livePageUrl, liveRoutes, liveUrl } from './live.routes.ts';
