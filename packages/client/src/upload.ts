import type { Call } from '@yantra/contract/calls';
import { payloadOf } from './answer.ts';
import type { ApiError } from './api-error.ts';

export interface UploadOptions {
  /** Ends the upload; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Hears how much has gone, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** What sending a file needs of the client it belongs to. */
export interface UploadSetting {
  readonly apiUrl: string;
  readonly token: string | undefined;
  /** Milliseconds without any progress until it is given up: a picture may take long on a slow line, silence may not. */
  readonly silenceMs: number;
  readonly failures: {
    readonly fromAnswer: (status: number, text: string) => ApiError;
    readonly unreachable: () => ApiError;
    readonly timeout: () => ApiError;
    readonly unreadable: () => ApiError;
  };
}

/** Sends a form of one field, `file`. By XMLHttpRequest, since `fetch` tells nothing of how far a body has gone. */
export function sendFile(call: Call, file: Blob, setting: UploadSetting, options: UploadOptions): Promise<unknown> {
  const { signal, onProgress } = options;
  const { failures } = setting;
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
      }, setting.silenceMs);
    };
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      listen();
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status < 200 || status > 299) return reject(failures.fromAnswer(status, responseText));
      try {
        resolve(payloadOf(JSON.parse(responseText) as { data?: unknown }));
      } catch {
        reject(failures.unreadable());
      }
    });
    request.addEventListener('error', () => reject(failures.unreachable()));
    request.addEventListener('abort', () => reject(isLate ? failures.timeout() : signal?.reason));
    request.addEventListener('loadend', () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', abort);
    });
    request.open('POST', `${setting.apiUrl}/api${call.path}`);
    if (setting.token) request.setRequestHeader('Authorization', `Bearer ${setting.token}`);
    const form = new FormData();
    form.append('file', file, file instanceof File ? file.name : 'picture.jpg');
    listen();
    request.send(form);
  });
}
