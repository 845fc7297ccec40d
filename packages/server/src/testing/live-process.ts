/** A process of its own that serves streams of news, for a bench: told the database's address and perhaps a port, it says its port, and its memory when asked. */
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { systemClock } from '../clock.ts';
import { openDatabase } from '../database/open.ts';
import { hearNews } from '../modules/live/index.ts';
import { listening } from './wire.ts';

const [databaseUrl = '', port = '0'] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir: '.', poolSize: 4 });
const logger = pino({ level: 'silent' });
const settings = { allowedOrigins: [], environment: 'test' } as const;
const app = createApp({ db: database.db, clock: systemClock, settings, logger });
const hearing = hearNews({
  database,
  url: databaseUrl,
  logger,
  onNews: (userId) => app.live.changed([userId]),
  onMoved: (moved) => app.live.moved(moved),
  onListening: (isListening) => app.live.listens(isListening),
});
await hearing.first;
setInterval(() => void app.live.turn(), 1000).unref();
/* V8 gives pages back some collections after what was in them. */
const collections = 5;
process.on('message', () => {
  let left = collections;
  const timer = setInterval(() => {
    globalThis.gc?.();
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    process.send?.({ memory: process.memoryUsage().rss / 1e6 });
  }, 200);
});
process.send?.({ port: await listening(app, Number(port)) });
