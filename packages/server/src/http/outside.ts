import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isLoopbackAddress, isLoopbackHost, isLoopbackName } from '../loopback.ts';
import { outsideTexts } from './outside.messages.ts';

/* Headers that proxies add about their clients. */
const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'x-original-host',
  'true-client-ip',
  'cf-connecting-ip',
] as const;

/** Whether a request comes from this machine: by peer and `Host`, without a proxy in between. */
export function isFromThisMachine({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  return (
    isLoopbackAddress(socket.remoteAddress) &&
    isLoopbackHost(headers.host) &&
    forwardingHeaders.every((name) => headers[name] === undefined)
  );
}

/**
 * Whether a request shows that others can reach this server: it names another host than this machine, was forwarded for somebody elsewhere, or comes from a
 * page of ours under another name. A local proxy for a local person does not count.
 */
export function isFromOutside(headers: IncomingHttpHeaders): boolean {
  const first = (name: string): string =>
    String(headers[name] ?? '')
      .replace(/,.*/, '')
      .trim();
  const client = first('x-forwarded-for') || first('x-real-ip') || forwardedFor(first('forwarded'));
  const host = first('x-forwarded-host');
  const page = headers['sec-fetch-site'] === 'same-origin' ? (headers.origin ?? headers.referer) : undefined;
  return (
    (headers.host !== undefined && !isLoopbackHost(headers.host)) ||
    (client !== '' && !isLoopbackAddress(client.replace(/\[(.*)\](?::\d+)?/, '$1'))) ||
    (host !== '' && !isLoopbackHost(host)) ||
    (page !== undefined && URL.canParse(page) && !isLoopbackName(new URL(page).hostname))
  );
}

/** `for=192.0.2.43;proto=https` → `192.0.2.43` */
const forwardedFor = (element: string): string => /(?:^|;)\s*for="?([^";]*)/i.exec(element)?.[1] ?? '';

/** Refuses a request from outside, and returns whether it did. */
export type OutsideGuard = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Protects a server meant for this machine only, where the demo's passwords are known and codes can be read: requests from outside get 503, and the log says
 * once what to do.
 */
export function createOutsideGuard(logger: { warn(sentence: string): void }): OutsideGuard {
  let isTold = false;
  return ({ headers }, response) => {
    if (!isFromOutside(headers)) return false;
    if (!isTold) logger.warn(outsideTexts.log);
    isTold = true;
    response
      .writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .end(`${outsideTexts.answer}\n`);
    return true;
  };
}
