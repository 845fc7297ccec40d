import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { listeningTexts as texts } from './listening.messages.ts';

/** A start that failed for reasons the operator can mend; one line each. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Listens, and closes when the server stops. The partner's page is shown as 127.0.0.1, to a browser another site than localhost.
 * @returns the address, without a slash at its end
 * @throws StartError if the port cannot be opened
 */
export async function listen(
  http: FastifyInstance,
  settings: { readonly port: number; readonly partnerPort: number; readonly host: string },
  name: 'PORT' | 'PARTNER_PORT',
  undo: (() => unknown)[],
): Promise<string> {
  const port = name === 'PORT' ? settings.port : settings.partnerPort;
  const host = name === 'PORT' ? settings.host : '127.0.0.1';
  undo.push(() => closeGently(http));
  await explained({ port, host, name, hostName: 'HOST' }, () => http.listen({ port, host }));
  const address = http.server.address();
  return `http://${shownHost(host)}:${typeof address === 'object' && address !== null ? address.port : port}`;
}

/** An address to listen at, and its settings. */
interface Place {
  readonly port: number;
  readonly host: string;
  readonly name: string;
  /** The setting of the host. */
  readonly hostName: string;
}

/** @throws StartError if it cannot listen */
export async function explained<Result>(
  { port, host, name, hostName }: Place,
  listening: () => Promise<Result>,
): Promise<Result> {
  try {
    return await listening();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new StartError(texts.portTaken(port, name), { cause: error });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(texts.noSuchHost(host, hostName), { cause: error });
    if (code === 'EACCES') throw new StartError(texts.portForbidden(port, name), { cause: error });
    throw error;
  }
}

/** This machine's name for a listening address: all addresses include its own. */
export function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

const lookForIdleMs = 100;

/** Lets running requests finish. A connection whose last answer began before the stop is closed right after it, not after a minute. */
async function closeGently(http: FastifyInstance): Promise<void> {
  const closing = http.close();
  const idle = setInterval(() => http.server.closeIdleConnections(), lookForIdleMs);
  try {
    await closing;
  } finally {
    clearInterval(idle);
  }
}
