import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFrom } from '../../settings.ts';
import { createS3PictureStore, type S3Settings } from './s3-picture-store.ts';

const [keyId, secret] = ['AKIDEXAMPLE', 'a-secret-of-the-test'];
const objects = new Map<string, Buffer>();
let failures = 0;
let server: Server;
let settings: S3Settings;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** Whether a request is signed as signature version 4 says, worked out anew from the documents. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '' } = request.headers;
  const [, day = '', region = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  const hash = String(request.headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha(body)) return false;
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const canonical = [request.method, request.url, '', headers.join(''), names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region));
  return hmac(key, text).toString('hex') === signature;
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const [body, path] = [Buffer.concat(parts), request.url ?? ''];
      if (!isSigned(request, body)) return void response.writeHead(403).end('<Error/>');
      if (failures > 0) {
        failures -= 1;
        return void response.writeHead(503).end();
      }
      if (request.method === 'PUT') objects.set(path, body);
      const found = objects.get(path);
      response.writeHead(found === undefined ? 404 : 200).end(request.method === 'PUT' ? undefined : found);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const given = settingsFrom({
    PICTURE_STORE: 's3://machines/photos/',
    S3_ENDPOINT: `http://127.0.0.1:${port}/`,
    S3_REGION: 'ap-south-1',
    S3_ACCESS_KEY_ID: keyId,
    S3_SECRET_ACCESS_KEY: secret,
  }).pictureStore;
  if (given === undefined) throw new Error('There is no storage in the settings.');
  settings = given;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const id = 'ab12'.repeat(6);
const derivative = { id, width: 640, format: 'avif' } as const;

test('pictures on S3-compatible storage are written, read and missing as in a folder', async () => {
  const store = createS3PictureStore(settings);
  const bytes = Buffer.from([1, 2, 3, 255, 0]);
  expect(await store.readOriginal(id)).toBeUndefined();
  expect(await store.readDerivative(derivative)).toBeUndefined();
  await store.writeOriginal(id, bytes);
  await store.writeDerivative(derivative, Buffer.from('avif'));
  expect(await store.readOriginal(id)).toEqual(bytes);
  expect(await store.readDerivative(derivative)).toEqual(Buffer.from('avif'));
  expect([...objects.keys()]).toEqual([
    `/machines/photos/originals/ab/${id}`,
    `/machines/photos/derivatives/ab/${id}/640.avif`,
  ]);
});

test('a storage that is busy is asked again, and one that refuses is an error without the key', async () => {
  const store = createS3PictureStore(settings);
  failures = 1;
  await store.writeOriginal(id, Buffer.from('again'));
  expect(await store.readOriginal(id)).toEqual(Buffer.from('again'));
  const wrong = createS3PictureStore({ ...settings, secretAccessKey: 'another' });
  const refusal = await wrong.readOriginal(id).catch((error: Error) => error.message);
  expect(refusal).toBe('The picture storage answered 403 to a read.');
});

test('settings that are not whole are named', () => {
  expect(() => settingsFrom({ PICTURE_STORE: 's3://machines' })).toThrow(
    'S3_ENDPOINT must be set when PICTURE_STORE is.',
  );
  expect(() => settingsFrom({ PICTURE_STORE: 'ftp://machines' })).toThrow('PICTURE_STORE must be like s3://bucket');
  expect(settingsFrom({}).pictureStore).toBeUndefined();
});
