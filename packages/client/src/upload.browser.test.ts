import { uploadImage } from '@yantra/contract/calls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiError, createClient, type UploadOptions } from './index.ts';

/** Replaces the browser's request: records what was sent and lets the test answer. */
class Request extends EventTarget {
  static readonly made: Request[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  url = '';
  body: FormData | undefined;
  open(_method: string, url: string) {
    this.url = url;
    Request.made.push(this);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  Request.made.length = 0;
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = real;
});

const picture = new File(['x'], 'digger.jpg', { type: 'image/jpeg' });
const send = (options?: UploadOptions) => {
  const { files } = createClient({ apiUrl: 'https://api.example', token: () => 'secret' });
  return files?.(({ upload }) => upload(uploadImage, picture, options));
};
const made = async () => {
  await expect.poll(() => Request.made.length).toBe(1);
  return Request.made[0] as Request;
};

describe('an upload', () => {
  test('goes as a form of one field with the token, and answers what stands in data', async () => {
    const sending = send();
    const request = await made();
    expect([request.url, request.headers['Authorization']]).toEqual([
      'https://api.example/api/ImageUpload/upload',
      'Bearer secret',
    ]);
    expect(request.body?.get('file')).toHaveProperty('name', 'digger.jpg');
    request.answer(200, JSON.stringify({ success: true, url: '/u/1.jpg', data: { url: '/u/1.jpg' } }));
    expect(await sending).toEqual({ url: '/u/1.jpg' });
  });

  test('tells how far it has gone', async () => {
    const shares: number[] = [];
    const sending = send({ onProgress: (share) => shares.push(share) });
    const request = await made();
    request.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 64, total: 100 }));
    request.answer(200, '{"data":{"url":"/picture"}}');
    await sending;
    expect(shares).toEqual([0.64]);
  });

  test('fails with the code and the sentence of the answer', async () => {
    const sending = send()?.catch((error: unknown) => error);
    (await made()).answer(413, JSON.stringify({ code: 'image.tooLarge', message: 'This image is too large.' }));
    expect(await sending).toMatchObject({ code: 'image.tooLarge', status: 413, message: 'This image is too large.' });
  });

  test('that the line has lost says so, and is not repeated here', async () => {
    const sending = send()?.catch((error: unknown) => error);
    (await made()).dispatchEvent(new Event('error'));
    const error = await sending;
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'network.unreachable' });
    expect(Request.made).toHaveLength(1);
  });

  test('that is given up rejects with the reason of the signal', async () => {
    const ending = new AbortController();
    const sending = send({ signal: ending.signal })?.catch((error: unknown) => error);
    await made();
    ending.abort('removed');
    expect(await sending).toBe('removed');
  });
});
