import { Readable } from 'node:stream';
import { uploadImage } from '@yantra/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bareApi } from '../testing/bare-api.ts';
import { bind } from './bind.ts';
import { mostFileBytes } from './file-post.ts';

const taken: Buffer[] = [];
const { http } = bareApi(
  [
    bind(uploadImage, async (_input, { file }) => {
      taken.push((await file?.()) ?? Buffer.alloc(0));
      return { url: '/pictures/1' } as never;
    }),
  ],
  { identify: async () => ({ userId: 'u1', role: 'user', sessionId: 's1' }) },
);
beforeEach(() => void taken.splice(0));
beforeAll(async () => {
  await http.ready();
});
afterAll(() => http.close());

const boundary = 'the-boundary-of-the-test';
const part = (name: string, content: string | Buffer, more = '; filename="machine.jpg"') =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const formOf = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
const post = async (payload: Buffer | Readable, type = `multipart/form-data; boundary=${boundary}`) => {
  const headers = { 'content-type': type, authorization: 'Bearer good' };
  const answer = await http.inject({ method: 'POST', url: `/api${uploadImage.path}`, payload, headers });
  const { code, errors } = answer.json<{ code?: string; errors?: object }>();
  return { status: answer.statusCode, code, errors, connection: answer.headers.connection };
};
/* Sent in pieces, without its length. */
const inPieces = (bytes: Buffer, size: number) =>
  Readable.from(
    (function* pieces() {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    })(),
  );
const chooseImage = { status: 400, code: 'request.invalid', errors: { file: 'Please choose an image.' } };
const tooLarge = { status: 413, code: 'image.tooLarge', connection: 'close' };

describe('the file of a form', () => {
  test('is taken as it is', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 45, 45, 0]);
    expect(await post(formOf(part('file', bytes)))).toMatchObject({ status: 200, connection: 'keep-alive' });
    expect(taken).toEqual([bytes]);
  });

  test('is found beside a few words', async () => {
    expect(await post(formOf(part('title', 'A tractor', ''), part('file', 'bytes')))).toMatchObject({ status: 200 });
    expect(taken).toEqual([Buffer.from('bytes')]);
  });

  test('stands in the field of that name, or is asked for', async () => {
    expect(await post(formOf(part('image', 'bytes')))).toMatchObject(chooseImage);
    expect(await post(formOf(part('title', 'A tractor', '')))).toMatchObject(chooseImage);
    expect(taken).toEqual([]);
  });

  test('comes in a form', async () => {
    expect(await post(Buffer.from('{}'), 'application/json')).toMatchObject({
      status: 415,
      code: 'request.unsupported',
    });
  });

  test.each([
    ['cut off', formOf(part('file', 'bytes')).subarray(0, -20)],
    ['with more words than a form has', formOf(...'abcdefgh'.split('').map((name) => part(name, '', '')))],
  ])('cannot be read when the form is %s, and nothing more of it is', async (_what, form) => {
    expect(await post(form)).toMatchObject({ status: 400, code: 'request.malformed', connection: 'close' });
    expect(taken).toEqual([]);
  });
});

describe('a file', () => {
  const largest = Buffer.alloc(mostFileBytes, 'a');
  const larger = Buffer.alloc(mostFileBytes + 1, 'a');

  test.each([
    ['at once', (form: Buffer) => form],
    ['piece by piece', (form: Buffer) => inPieces(form, 60_000)],
    ['in pieces of which one reaches the end of what is taken', (form: Buffer) => inPieces(form, 2 ** 19)],
  ])('is a megabyte at most, however it comes: %s', async (_how, send) => {
    expect(mostFileBytes).toBe(1_048_576);
    expect(await post(send(formOf(part('file', largest))))).toMatchObject({ status: 200 });
    expect(taken.map(({ length }) => length)).toEqual([mostFileBytes]);
    expect(await post(send(formOf(part('file', larger))))).toMatchObject(tooLarge);
    expect(taken).toHaveLength(1);
  });

  test('is not read at all when its form says that it is larger than any', async () => {
    const mostFormBytes = mostFileBytes + 65_536;
    const small = formOf(part('file', 'bytes'));
    // Anything before the first part is ignored.
    const formOfBytes = (bytes: number) =>
      Buffer.concat([Buffer.alloc(bytes - small.length - 2, 'a'), Buffer.from('\r\n'), small]);
    expect(await post(formOfBytes(mostFormBytes))).toMatchObject({ status: 200 });
    expect(await post(formOfBytes(mostFormBytes + 1))).toMatchObject(tooLarge);
    expect(taken).toHaveLength(1);
  });
});
