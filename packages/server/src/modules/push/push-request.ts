import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { mayBePublic, publicLookup } from '../../public-address.ts';

/** What a push service is sent. */
export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** What it answered; its words are not read. */
export interface PushAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** Posts to a push service. @throws an Error with a `code` if there was no answer */
export type PostPush = (request: PushRequest) => Promise<PushAnswer>;

const timeoutMs = 10_000;

/** By https, to the internet alone: the address comes from a browser, or from who pretends to be one. Nothing is followed. */
export const postPublicly: PostPush = async (request) => {
  const { protocol, hostname } = new URL(request.endpoint);
  if (protocol !== 'https:' || !mayBePublic(hostname)) {
    throw Object.assign(new Error('The address is not public.'), { code: 'ENOTPUBLIC' });
  }
  return postBy(request, publicLookup);
};

/** @param lookup which addresses of a name are asked; by default all */
export const postBy = ({ endpoint, headers, body }: PushRequest, lookup?: LookupFunction): Promise<PushAnswer> =>
  new Promise((resolve, reject) => {
    const request = endpoint.startsWith('https:') ? httpsRequest : httpRequest;
    const asked = request(endpoint, {
      method: 'POST',
      headers: { ...headers },
      signal: AbortSignal.timeout(timeoutMs),
      ...(lookup && { lookup }),
    });
    asked.on('response', (response) => {
      response.resume();
      const { statusCode: status = 0, headers: given } = response;
      resolve({ status, retryAfter: given['retry-after'] });
    });
    asked.on('error', reject);
    asked.end(body);
  });
