import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Answers `GET /metrics` and nothing else; it listens on a port of its own, for the figures are not the public's. */
export function createMetricsServer(metrics: Pick<Metrics, 'text'>, logger: Pick<Logger, 'error'>): Server {
  return createServer({ requestTimeout: 10_000, headersTimeout: 5000 }, (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('The figures are at /metrics.\n');
      return;
    }
    metrics.text().then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
      (error: unknown) => {
        logger.error({ err: error }, 'The figures could not be told.');
        response.writeHead(500).end();
      },
    );
  });
}
