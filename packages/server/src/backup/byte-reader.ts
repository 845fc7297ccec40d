import { createHash } from 'node:crypto';

/** Reads a stream by lines, rows and bytes, and hashes what it read. */
export type ByteReader = ReturnType<typeof createByteReader>;

/** The stream ended too early. */
export class ShortStream extends Error {
  override readonly name = 'ShortStream';
}

const newline = 10;
const lastRow = Buffer.from('\n\\.\n');
const onlyRow = lastRow.subarray(1);
/* Our lines are far shorter; a longer one is not text. */
const longestLine = 64 * 1024 * 1024;

export function createByteReader(source: AsyncIterable<Uint8Array>) {
  const pieces = source[Symbol.asyncIterator]();
  const hash = createHash('sha256');
  let kept: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    const { done, value } = await pieces.next();
    if (done === true) return false;
    kept = kept.length === 0 ? Buffer.from(value.buffer, value.byteOffset, value.length) : Buffer.concat([kept, value]);
    return true;
  }
  function take(count: number): Buffer {
    const taken = kept.subarray(0, count);
    kept = kept.subarray(count);
    hash.update(taken);
    return taken;
  }
  /** How many of the buffered bytes are rows, and whether the rows end there. */
  function rowsInSight(): { readonly length: number; readonly isEnd: boolean } {
    if (kept.subarray(0, onlyRow.length).equals(onlyRow)) return { length: 0, isEnd: true };
    const end = kept.indexOf(lastRow);
    if (end >= 0) return { length: end + 1, isEnd: true };
    return { length: kept.lastIndexOf(newline) + 1, isEnd: false };
  }

  return {
    /** The next line without its newline; `undefined` if it is incomplete. */
    async line(): Promise<Buffer | undefined> {
      for (let from = 0; ;) {
        const end = kept.indexOf(newline, from);
        if (end >= 0) return take(end + 1).subarray(0, end);
        from = kept.length;
        if (from > longestLine || !(await more())) return undefined;
      }
    },
    /** Pieces of whole lines up to the line `\.`, which is consumed. @throws ShortStream */
    async *rows(): AsyncGenerator<Buffer> {
      for (;;) {
        const { length, isEnd } = rowsInSight();
        if (length > 0) yield take(length);
        if (isEnd) return void take(onlyRow.length);
        if (kept.length > longestLine || !(await more())) throw new ShortStream();
      }
    },
    /** @throws ShortStream */
    async bytes(count: number): Promise<Buffer> {
      const parts: Buffer[] = [];
      for (let left = count; left > 0;) {
        if (kept.length === 0 && !(await more())) throw new ShortStream();
        const part = take(Math.min(left, kept.length));
        parts.push(part);
        left -= part.length;
      }
      return Buffer.concat(parts);
    },
    /** SHA-256 of everything read so far. */
    hashed: (): string => hash.copy().digest('hex'),
    /** Whether nothing is left. */
    async isAtEnd(): Promise<boolean> {
      return kept.length === 0 && !(await more());
    },
  };
}
