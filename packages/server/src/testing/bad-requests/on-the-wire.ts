import type { WireAnswer } from '../wire.ts';
import type { Identity, BadRequest } from './generate.ts';

/**
 * A request as bytes; what it says of the connection and its length is ours, so that it is framed well.
 * @param tokensOf the headers of who is logged in
 */
export function bytesOf(
  { method, target, headers, body, as, version }: BadRequest,
  tokensOf: (as: Identity) => Readonly<Record<string, string>> = () => ({}),
): Buffer {
  const isGiven = (name: string) => headers.some(([key]) => key === name);
  const content = Buffer.from(body);
  const own = {
    connection: 'close',
    ...(version === '1.1' ? { host: 'localhost' } : {}),
    ...(content.length > 0 ? { 'content-length': String(content.length) } : {}),
    ...tokensOf(as),
  };
  const all = [...Object.entries(own).filter(([name]) => !isGiven(name)), ...headers];
  const head = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/${version}\r\n${head}\r\n`, 'latin1'), content]);
}

/** What any answer must be: it arrives, and is not a server error. */
export const isRight = ({ status }: WireAnswer): boolean => status > 0 && status < 500;

/** A request and its result, for a failing test's message. */
export const told = ({ body, target, ...request }: BadRequest, { status }: WireAnswer) => ({
  ...request,
  body: body.slice(0, 2000),
  target: target.slice(0, 2000),
  status,
});
