import { uploadImage } from '@yantra/contract/calls';
import type { Kysely } from 'kysely';
import type { Database } from '../database/types.ts';
import type { TestAnswer, TestApp } from './test-app.ts';

/** A file as a form sends it. */
export interface SentFile {
  readonly bytes: Uint8Array;
  readonly name?: string;
  readonly type?: string;
  readonly field?: string;
}

const boundary = 'the-boundary-of-the-test';

/** Uploads a file as a browser's form does. */
export async function upload(
  { app }: Pick<TestApp, 'app'>,
  { bytes, name = 'machine.jpg', type = 'image/jpeg', field = 'file' }: SentFile,
  headers: Record<string, string> = {},
): Promise<Pick<TestAnswer, 'status' | 'headers' | 'text' | 'json'>> {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api${uploadImage.path}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
    payload,
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.payload,
    json: <T>() => answer.json<T>(),
  };
}

/** Adds a picture that somebody uploaded, without its bytes; answers its address. */
export async function addPicture(db: Kysely<Database>, ownerId: string, id: string): Promise<string> {
  await db.insertInto('pictures').values({ id, kind: 'upload', owner_id: ownerId }).execute();
  return `/pictures/${id}/640.webp`;
}
