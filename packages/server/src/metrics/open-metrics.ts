import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { explained, shownHost } from '../listening.ts';
import type { MetricsSettings } from './metrics.settings.ts';
import type { Metrics } from './metrics.ts';

/** The figures, and their port. */
export interface OpenMetrics extends Metrics {
  /** Listens and returns the address. @throws StartError */
  listen(): Promise<string>;
  close(): void;
}

/** Loaded only if figures are configured. */
export async function openMetrics(
  { port, host }: MetricsSettings,
  logger: Pick<Logger, 'error'>,
): Promise<OpenMetrics> {
  const { prometheusMetrics } = await import('./prometheus.ts');
  const metrics = prometheusMetrics();
  const server = createMetricsServer(metrics, logger);
  return {
    ...metrics,
    async listen() {
      await explained({ port, host, name: 'METRICS_PORT', hostName: 'METRICS_HOST' }, () =>
        once(server.listen(port, host), 'listening'),
      );
      return `http://${shownHost(host)}:${(server.address() as AddressInfo).port}/metrics`;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The server's version, from its manifest: two folders above this file, built or not. */
export function ownVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly version: string;
  };
  return manifest.version;
}

/** Answers only `GET /metrics`, on a port of its own, since the figures are not public. */
function createMetricsServer(metrics: Pick<Metrics, 'text'>, logger: Pick<Logger, 'error'>): Server {
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
