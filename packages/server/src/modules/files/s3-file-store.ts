import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';
import type { S3Settings } from './files.settings.ts';

const timeoutMs = 10_000;
/* Retries, since storage answers 503 now and then. */
const retries = 2;

/** Files on S3-compatible storage, where writes are atomic too. Requests are signed (signature version 4); the secret stays in this process. */
export function createS3FileStore(settings: S3Settings): FileStore {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const inBucket = (key: string) => (prefix === '' ? key : `${prefix}/${key}`);
  const urlOf = (key: string) => `${endpoint}/${bucket}/${inBucket(key)}`;
  const ask = (url: string, init: RequestInit = {}) =>
    client.fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });

  /** @throws for any other status */
  async function expectStatus(what: string, answer: Response, statuses: readonly number[] = []): Promise<void> {
    await answer.body?.cancel();
    if (!answer.ok && !statuses.includes(answer.status)) {
      throw new Error(`The file storage answered ${answer.status} to a ${what}.`);
    }
  }

  const put = (key: string, bytes: Uint8Array, headers: Readonly<Record<string, string>>) =>
    ask(urlOf(key), { method: 'PUT', body: new Uint8Array(bytes), headers });

  return {
    async read(key) {
      const answer = await ask(urlOf(key));
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await expectStatus('read', answer, [404]);
      return undefined;
    },
    async write(key, bytes, type) {
      await expectStatus('write', await put(key, bytes, { 'content-type': type }));
    },
    async writeNew(key, bytes, type) {
      // Storage that ignores the condition overwrites: hence the check just before.
      await expectStatus('write', await put(key, bytes, { 'content-type': type, 'if-none-match': '*' }), [409, 412]);
    },
    async remove(key) {
      await expectStatus('removal', await ask(urlOf(key), { method: 'DELETE' }), [404]);
    },
    async list(begin) {
      const keys: string[] = [];
      let after: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: inBucket(begin) });
        if (after !== undefined) query.set('continuation-token', after);
        const answer = await ask(`${endpoint}/${bucket}?${query}`);
        if (!answer.ok) await expectStatus('list', answer);
        const text = await answer.text();
        // Our keys contain no characters that XML escapes.
        keys.push(...[...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key));
        after = /<NextContinuationToken>([^<]*)</.exec(text)?.[1];
      } while (after !== undefined);
      return keys.map((key) => key.slice(inBucket('').length));
    },
  };
}
