/** For requests from outside to a server that is for one machine only. */
export const outsideTexts = {
  log: 'A request came from outside, and NODE_ENV is not production: it was refused, for here everybody knows the demo’s passwords. Please set NODE_ENV=production with SITE_URL and TRUSTED_PROXIES, and start again.',
  answer: 'This server is not open to visitors. Whoever runs it: please set NODE_ENV=production.',
} as const;
