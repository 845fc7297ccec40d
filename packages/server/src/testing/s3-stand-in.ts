import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

/** S3-compatible storage in memory, as far as we use it; refuses requests without a valid signature (version 4). */
export interface S3StandIn {
  /** The settings of a server that keeps its files there. */
  readonly env: Readonly<Record<string, string>>;
  /** Path, with the bucket, to bytes. */
  readonly objects: Map<string, Buffer>;
  /** Answers 503 to so many requests. */
  fail(times: number): void;
  close(): Promise<void>;
}

const [keyId, secret] = ['AKIDEXAMPLE', 'a-secret-of-the-test'];
const bucket = 'machines';
const keysAPage = 100;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** Whether a request is signed, worked out anew from the documents. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '' } = request.headers;
  const [, day = '', region = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  const hash = String(request.headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha(body)) return false;
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const pairs = query.split('&').sort().join('&');
  const canonical = [request.method, path, pairs, headers.join(''), names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region));
  return hmac(key, text).toString('hex') === signature;
}

/** A page of keys as ListObjectsV2 answers it. */
function listed(keys: readonly string[], query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const found = keys.filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const page = found.slice(0, keysAPage);
  const next = found.length > keysAPage ? page.at(-1) : undefined;
  const more = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  return `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${contents}${more}</ListBucketResult>`;
}

export async function startS3(): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  let failures = 0;

  function answer(request: IncomingMessage, body: Buffer): { status: number; bytes?: Buffer | string | undefined } {
    if (!isSigned(request, body)) return { status: 403, bytes: '<Error/>' };
    if (failures > 0) {
      failures -= 1;
      return { status: 503 };
    }
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://s3');
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && objects.has(path)) return { status: 412 };
      objects.set(path, body);
      return { status: 200 };
    }
    if (request.method === 'DELETE') return { status: objects.delete(path) ? 204 : 404 };
    if (path === `/${bucket}`) {
      return {
        status: 200,
        bytes: listed(
          [...objects.keys()].map((key) => key.slice(path.length + 1)),
          searchParams,
        ),
      };
    }
    const found = objects.get(path);
    return { status: found === undefined ? 404 : 200, bytes: found };
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { status, bytes } = answer(request, Buffer.concat(parts));
      response.writeHead(status).end(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    objects,
    env: {
      PICTURE_STORE: `s3://${bucket}/photos/`,
      S3_ENDPOINT: `http://127.0.0.1:${port}/`,
      S3_REGION: 'ap-south-1',
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: secret,
    },
    fail: (times) => void (failures = times),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
