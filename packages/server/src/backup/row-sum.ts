import { hash } from 'node:crypto';

/** The checksum of a table's rows: equal sums mean equal rows, in any order. */
export interface RowSum {
  /** A piece of whole lines of COPY's text. */
  add(lines: Uint8Array): void;
  result(): { readonly rows: number; readonly checksum: string };
}

const newline = 10;
const bits = 128;
const hexDigits = bits / 4;

/** Adds the rows' hashes (SHA-256, the first 128 bits of each), so that the engine's order does not matter. */
export function createRowSum(): RowSum {
  let rows = 0;
  let sum = 0n;
  return {
    add(lines) {
      for (let from = 0; from < lines.length;) {
        const end = lines.indexOf(newline, from);
        const digest = hash('sha256', lines.subarray(from, end), 'hex');
        sum = BigInt.asUintN(bits, sum + BigInt(`0x${digest.slice(0, hexDigits)}`));
        rows += 1;
        from = end + 1;
      }
    },
    result: () => ({ rows, checksum: sum.toString(16).padStart(hexDigits, '0') }),
  };
}

/** Splits pieces anew into whole lines; the last line must be terminated too. */
export async function* wholeLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = new Uint8Array();
  for await (const piece of pieces) {
    const end = piece.lastIndexOf(newline) + 1;
    if (end === 0) {
      rest = Buffer.concat([rest, piece]);
      continue;
    }
    yield rest.length === 0 ? piece.subarray(0, end) : Buffer.concat([rest, piece.subarray(0, end)]);
    rest = piece.subarray(end);
  }
  if (rest.length > 0) throw new Error('The last row of a table was cut short.');
}
