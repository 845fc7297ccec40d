import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A push as a browser gets it. */
export interface TakenPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Bytes of the encrypted body. */
  readonly bytes: number;
  /** What the browser reads. */
  readonly payload: unknown;
  /** What the signature says of the sender. */
  readonly claims: { readonly aud?: string; readonly exp?: number; readonly sub?: string };
}

/** A browser's half of a subscription. */
export function subscriber() {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  return { curve, auth, keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') } };
}
type Subscriber = ReturnType<typeof subscriber>;

/**
 * A push service that reads what it gets as a browser would: decrypts by RFC 8291 and 8188, and refuses whoever did not sign with the key of the subscription
 * (RFC 8292). Written from the standards alone.
 * @param answer what it says to a request, by its path; by default 201
 */
export async function pushService(
  of: Subscriber,
  publicKey: string,
  answer: (path: string) => { readonly status: number; readonly headers?: Record<string, string> } = () => ({
    status: 201,
  }),
) {
  const taken: TakenPush[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      const said = answer(path);
      try {
        const claims = signedClaims(headers.authorization ?? '', publicKey);
        const body = Buffer.concat(parts);
        const payload = JSON.parse(decrypted(body, of)) as unknown;
        if (said.status < 300) taken.push({ path, headers, bytes: body.length, payload, claims });
        response.writeHead(said.status, said.headers).end();
      } catch (error) {
        response.writeHead(400).end(String(error));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return { taken, origin: `http://127.0.0.1:${port}` };
}

/** RFC 8292, 3: `vapid t=<JWT>, k=<key>`. */
function signedClaims(authorization: string, publicKey: string): TakenPush['claims'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('Signed with another key.');
  const [head = '', body = '', signature = ''] = token.split('.');
  const json = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  if ((json(head) as { alg?: string }).alg !== 'ES256') throw new Error('Not ES256.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isOurs) throw new Error('Not signed by the key.');
  return json(body) as TakenPush['claims'];
}

/** RFC 8188: salt (16), record size (4), length of the key (1), the sender's key, one record. RFC 8291: how its key is made. */
function decrypted(body: Buffer, { curve, auth }: Subscriber): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  const hkdf = (key: Buffer, salted: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, salted, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), theirs]);
  const input = hkdf(curve.computeSecret(theirs), auth, info, 32);
  const key = hkdf(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2, and zeros after it.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
