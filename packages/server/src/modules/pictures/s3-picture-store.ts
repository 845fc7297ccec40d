import { AwsClient } from 'aws4fetch';
import type { Derivative, PictureStore } from './picture-store.ts';

/** Storage that speaks S3: whose it is, and where in it the pictures lie. */
export interface S3Settings {
  /** `https://s3.ap-south-1.amazonaws.com`; the bucket goes into the path, which every such storage understands. */
  readonly endpoint: string;
  readonly bucket: string;
  /** A folder in the bucket, without slashes around it; empty for none. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const timeoutMs = 10_000;
/* A second and a third try, for storage answers 503 now and then. */
const retries = 2;

/**
 * Pictures on S3-compatible storage, under the names they have in the folder: `derivatives/ab/abcd…/640.avif` and `originals/ab/abcd…`. A put
 * is whole or not at all there too. Requests are signed (signature version 4); the key stays in this process.
 */
export function createS3PictureStore(settings: S3Settings): PictureStore {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const urlOf = (key: string) => [endpoint, bucket, ...(prefix === '' ? [] : [prefix]), key].join('/');
  const derivative = ({ id, width, format }: Derivative) => `derivatives/${id.slice(0, 2)}/${id}/${width}.${format}`;
  const original = (id: string) => `originals/${id.slice(0, 2)}/${id}`;

  async function get(key: string): Promise<Buffer | undefined> {
    const answer = await client.fetch(urlOf(key), { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (answer.ok) return Buffer.from(await answer.arrayBuffer());
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw new Error(`The picture storage answered ${answer.status} to a read.`);
  }

  async function put(key: string, bytes: Uint8Array, type: string): Promise<void> {
    const answer = await client.fetch(urlOf(key), {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { 'content-type': type },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The picture storage answered ${answer.status} to a write.`);
  }

  return {
    readDerivative: (wanted) => get(derivative(wanted)),
    writeDerivative: (wanted, bytes) => put(derivative(wanted), bytes, `image/${wanted.format}`),
    readOriginal: (id) => get(original(id)),
    writeOriginal: (id, bytes) => put(original(id), bytes, 'image/webp'),
  };
}
