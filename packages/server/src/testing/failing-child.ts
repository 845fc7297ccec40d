/** A server in a process of its own: requests to `/rejects` or `/throws` make it fail without a handler. */
import { runServer } from '../run.ts';

const fail = (path: string): void => {
  if (path === '/rejects') void Promise.reject(new Error('Nobody awaited this.'));
  if (path === '/throws') setImmediate(fall);
};
const fall = (): never => {
  throw new Error('Nobody caught this.');
};

process.on('disconnect', () => process.exit(0));
const server = await runServer({
  renderPage: async ({ url }) => {
    fail(url);
    return { status: 200, html: 'drawn' };
  },
});
process.send?.({ url: server?.url });
