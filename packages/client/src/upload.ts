import { type Call, queryOf } from '@yantra/contract/calls';
import { apiErrorFrom, fromAnswer, received, timedOut, unreachable } from './failures.ts';

/** What files need from their client. */
export interface FilesSetting {
  readonly apiUrl: string;
  readonly token: string | undefined;
  /** The timeout in milliseconds. */
  readonly timeoutMs: number;
  /** The platform's `fetch`, or a replacement. */
  readonly fetch?: typeof fetch | undefined;
}

export interface UploadOptions {
  /** Ends the upload; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called with the share sent so far, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** What the call takes besides, in its query. */
  readonly input?: object;
}

/** Sends a form of one field, `file`. By XMLHttpRequest, since `fetch` reports no upload progress. */
export function sendFile(
  call: Call,
  file: Blob,
  { apiUrl, token, timeoutMs }: FilesSetting,
  { signal, onProgress, input = {} }: UploadOptions,
): Promise<unknown> {
  // A picture may take long on a slow line, but only while it makes progress.
  const silenceMs = timeoutMs * 2;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    let isLate = false;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        isLate = true;
        request.abort();
      }, silenceMs);
    };
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      listen();
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status < 200 || status > 299) return reject(fromAnswer(status, responseText, call));
      try {
        resolve(received(call, JSON.parse(responseText)));
      } catch (error) {
        reject(apiErrorFrom(error, call));
      }
    });
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('abort', () => reject(isLate ? timedOut() : signal?.reason));
    request.addEventListener('loadend', () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', abort);
    });
    const query = queryOf(input);
    request.open('POST', `${apiUrl}/api${call.path}${query && `?${query}`}`);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    const form = new FormData();
    form.append('file', file, file instanceof File ? file.name : 'picture.jpg');
    listen();
    request.send(form);
  });
}
