/** The kind of a file by its first bytes, whatever its name. */
export type FileKind = 'text' | 'zip' | 'xls' | 'pdf' | 'picture' | 'html';

const begins = (bytes: Uint8Array, ...first: readonly number[]) => first.every((byte, at) => bytes[at] === byte);

export function fileKindOf(bytes: Uint8Array): FileKind {
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04) || begins(bytes, 0x50, 0x4b, 0x05, 0x06)) return 'zip';
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'xls';
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) return 'pdf';
  if (begins(bytes, 0xff, 0xd8, 0xff) || begins(bytes, 0x89, 0x50, 0x4e, 0x47)) return 'picture';
  // Many programs that export "Excel" write an HTML page with a table.
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 400)).trimStart().toLowerCase();
  return /^(?:ï»¿)?\s*<(?:!doctype|html|table|\?xml|meta)/.test(start) ? 'html' : 'text';
}

/** A text's encoding. `damaged` is UTF-8 with some broken letters. */
export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252' | 'damaged';

/* With so many valid multi-byte letters for each invalid byte, the text was once UTF-8. */
const wholeToWrong = 3;

/**
 * Decodes a file's text. The byte order mark decides, else the content: UTF-16 contains zeros, and valid UTF-8 with non-ASCII letters is UTF-8. Anything else is
 * what Excel on Windows writes as "CSV".
 */
export function decode(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const as = (label: string, from = 0) => new TextDecoder(label).decode(bytes.subarray(from));
  if (begins(bytes, 0xef, 0xbb, 0xbf)) return { text: as('utf-8', 3), encoding: 'utf-8' };
  if (begins(bytes, 0xff, 0xfe)) return { text: as('utf-16le', 2), encoding: 'utf-16' };
  if (begins(bytes, 0xfe, 0xff)) return { text: as('utf-16be', 2), encoding: 'utf-16' };
  const sample = bytes.subarray(0, 4000);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd > 0) return { text: as(odd >= even ? 'utf-16le' : 'utf-16be'), encoding: 'utf-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    const mended = as('utf-8');
    const wrong = mended.split('\uFFFD').length - 1;
    const whole = mended.match(/[^\0-\x7f\uFFFD]/g)?.length ?? 0;
    if (whole >= wrong * wholeToWrong) return { text: mended, encoding: 'damaged' };
    return { text: as('windows-1252'), encoding: 'windows-1252' };
  }
}
