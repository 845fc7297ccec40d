import { archiveLimits } from '@yantra/domain';
import { readSheet } from 'read-excel-file/universal';
import type { Unreadable } from './unreadable.ts';
import { openZip, unpacked } from './zip.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');
const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date)
    return `${cell.getUTCFullYear()}-${twoDigits(cell.getUTCMonth() + 1)}-${twoDigits(cell.getUTCDate())}`;
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : String(cell as string);
};

/* Whether a part of the archive is needed for the cells. */
const isCells = (name: string) => /\.(?:xml|rels)$/.test(name) && !/^xl\/(?:media|drawings|charts)\//.test(name);

/** The first sheet of an `.xlsx`. */
export async function readSheetOf(
  bytes: Uint8Array,
): Promise<{ readonly rows: readonly (readonly string[])[] } | Unreadable> {
  const entries = openZip(bytes);
  if (entries === 'damaged') return { fault: 'unreadable' };
  if (typeof entries === 'string' || entries.reduce((sum, one) => sum + one.bytes, 0) > archiveLimits.sheetBytes)
    return { fault: 'bomb' };
  try {
    // Given unpacked, so that the reader starts no worker, which the page's policy forbids, and cannot unpack beyond the limits.
    const sheet = await readSheet(unpacked(bytes, isCells));
    return { rows: sheet.map((row) => row.map(textOf)) };
  } catch {
    return { fault: 'unreadable' };
  }
}
