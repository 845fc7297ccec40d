/** A server in a process of its own that a test kills: the API alone, on a database that outlives it. Answers `books` over its channel. */
import { createLogger } from '../../logger.ts';
import { startServer } from '../../main.ts';
import { startFailure } from '../../run.ts';
import { booksOf } from './books.ts';
import { stock } from './stock.ts';

process.on('disconnect', () => process.exit(0));
const server = await startServer({
  env: process.env,
  print: () => undefined,
  logger: createLogger('silent'),
  seed: ({ database }) => stock(database.db),
}).catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
process.on('message', (id: number) => {
  void booksOf(server.database.db).then((books) => process.send?.({ id, books }));
});
process.send?.({ url: server.url });
