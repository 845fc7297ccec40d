import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings of a body. */
export type Encoding = 'br' | 'gzip' | 'identity';

/* Brotli 5 takes about the time of gzip 6 and saves a fifth more; above, each percent doubles the time. Builds use the highest. */
const quality = 5;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Smaller answers fit one packet; compressing gains nothing. */
export const leastBytes = 1024;

/** The best encoding that the browser accepts (`Accept-Encoding`); `q=0` refuses one. */
export function encodingFor(accept: string | string[] | undefined): Encoding {
  if (accept === undefined) return 'identity';
  const text = typeof accept === 'string' ? accept : accept.join(',');
  if (takes(text, 'br')) return 'br';
  return takes(text, 'gzip') ? 'gzip' : 'identity';
}

function takes(accept: string, name: string): boolean {
  return accept.split(',').some((part) => {
    const [encoding, ...parameters] = part.trim().toLowerCase().split(';');
    const isRefused = parameters.some((parameter) => /^\s*q=0(\.0+)?\s*$/.test(parameter));
    return encoding === name && !isRefused;
  });
}

/** Fast, since somebody waits. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    return toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
      },
    });
  }
  return encoding === 'gzip' ? toGzip(body) : body;
}

/** The bits of the smallest window for the whole body: a larger one compresses no better and takes up to 8 MB. */
function windowFor(bytes: number): number {
  return Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes))));
}

/** Whether compressing this kind of content gains anything. */
export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|javascript|manifest\+json|xml|openapi)|image\/svg\+xml)/.test(type);
}
