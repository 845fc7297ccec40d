import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { explained, shownHost } from '../listening.ts';
import { createMetricsServer } from './metrics-server.ts';
import type { MetricsSettings } from './metrics.settings.ts';
import type { Metrics } from './metrics.ts';

/** The figures, and the port where they are told. */
export interface OpenMetrics extends Metrics {
  /** Listens and answers the address. @throws StartError */
  listen(): Promise<string>;
  close(): void;
}

/** Loads what makes figures only where they are wanted. */
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
