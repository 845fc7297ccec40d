/** Invalid answers of a server or a proxy. */

import { type Client, createClient } from '@yantra/client';

/** How a request fails; the signal is the request's own. */
type BadAnswer = (signal: AbortSignal | null | undefined) => Promise<Response>;

const answered = (body: string, status = 200, type = 'application/json'): BadAnswer => {
  return () => Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
};

/** Every way to get no valid answer, by name. */
export const badAnswers: Readonly<Record<string, BadAnswer>> = {
  'an error as JSON': answered('{"success":false,"message":"Closed for the night."}', 500),
  'an error without a sentence': answered('{}', 500),
  'an error page': answered('<!doctype html><h1>Bad Gateway</h1>', 502, 'text/html'),
  'an error in plain text': answered('Closed for the night.', 400, 'text/plain'),
  'a page of somebody else’s': answered('<!doctype html><h1>Log in to the Wi-Fi</h1>', 200, 'text/html'),
  'an object without anything': answered('{}'),
  'an object that is none': answered('{"data":{}}'),
  'a failure called a success': answered('{"success":false}'),
  null: answered('null'),
  text: answered('All is well', 200, 'text/plain'),
  'a line that breaks': () => Promise.reject(new TypeError('Failed to fetch')),
  silence: (signal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    }),
};

/** A client over HTTP that always gets this answer; its timeout is short. */
export const badlyAnswered = (name: string): Client =>
  createClient({
    apiUrl: '',
    timeoutMs: name === 'silence' ? 30 : 15_000,
    fetch: (_url, init) => (badAnswers[name] as BadAnswer)(init?.signal),
  });
