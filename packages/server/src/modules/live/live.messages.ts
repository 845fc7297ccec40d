/** Lines of the log. */
export const liveLog = {
  lookFailed: 'News could not be read. They are read again within a second.',
  listens: 'The database tells of news at once.',
  asks: 'The database does not tell of news: it is asked each second instead. DATABASE_DIRECT_URL should lead to PostgreSQL itself, past any pooler.',
  connectionLost: 'The connection that hears news is lost. It is opened again.',
} as const;
