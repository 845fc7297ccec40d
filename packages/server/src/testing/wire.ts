import { connect } from 'node:net';
import type { App } from '../compose/app-deps.ts';

/** Has an app listen on a port of this machine, by default a free one, which it answers. */
export async function listening({ http }: Pick<App, 'http'>, port = 0): Promise<number> {
  await http.listen({ port, host: '127.0.0.1' });
  const address = http.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The app does not listen.');
  return address.port;
}

/** What came back. */
export interface WireAnswer {
  /** 0 where the connection was closed without an answer. */
  readonly status: number;
  readonly text: string;
}

/**
 * Sends raw bytes, which no HTTP client would, and reads until the other side closes.
 * @param isAll ends our side after them
 * @throws Error if it has not closed after `patienceMs`
 */
export function send(
  port: number,
  bytes: Buffer | string,
  { isAll = false, patienceMs = 20_000 }: { readonly isAll?: boolean; readonly patienceMs?: number } = {},
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect({ port, host: 'localhost', noDelay: true }, () =>
      isAll ? socket.end(bytes) : socket.write(bytes),
    );
    socket.setTimeout(patienceMs, () => {
      socket.destroy();
      reject(new Error(`No end of the answer within ${patienceMs} ms.`));
    });
    socket.on('data', (part) => parts.push(part));
    // Who is refused before the whole request was read may find the connection reset; what was answered until then counts.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const text = Buffer.concat(parts).toString('latin1');
      resolve({ status: statusIn(text), text });
    });
  });
}

/** The final status: an earlier one may only say to continue. */
function statusIn(text: string): number {
  const found = /^HTTP\/1\.[01] (\d{3})/.exec(text.replace(/^(?:HTTP\/1\.1 1\d\d [^]*?\r\n\r\n)+/, ''));
  return Number(found?.[1] ?? 0);
}

/** Asks in JSON, with whatever headers: an HTTP client of Node sets some of them itself. */
export async function ask(
  port: number,
  {
    path,
    headers = {},
    body,
  }: { readonly path: string; readonly headers?: Record<string, string>; readonly body?: object },
): Promise<{ readonly status: number; readonly head: string; readonly json: Readonly<Record<string, unknown>> }> {
  const content = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: 'localhost',
    connection: 'close',
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const method = body === undefined ? 'GET' : 'POST';
  const { status, text } = await send(port, `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`);
  const end = text.indexOf('\r\n\r\n');
  const answer = Buffer.from(text.slice(end + 4), 'latin1').toString('utf8');
  return {
    status,
    head: text.slice(0, end),
    json: answer.startsWith('{') ? (JSON.parse(answer) as Record<string, unknown>) : {},
  };
}
