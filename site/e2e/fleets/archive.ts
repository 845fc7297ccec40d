/** Archives as people have them: with pictures, and workbooks, which are archives too. */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

export interface ArchivedFile {
  /** Including folders. */
  readonly name: string;
  readonly buffer: Buffer;
}

const deflated = 8;
const head = { local: 'PK\x03\x04', listed: 'PK\x01\x02\x14\x00', end: 'PK\x05\x06' } as const;

/** An archive of files, stored or compressed. */
export function archiveOf(files: readonly ArchivedFile[], isPacked = false): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, buffer } of files) {
    const path = Buffer.from(name, 'utf8');
    const body = isPacked ? deflateRawSync(buffer) : buffer;
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt16LE(isPacked ? deflated : 0, 4);
    facts.writeUInt32LE(crc32(buffer), 10);
    facts.writeUInt32LE(body.length, 14);
    facts.writeUInt32LE(buffer.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    parts.push(Buffer.from(head.local, 'latin1'), facts, path, body);
    directory.push(Buffer.from(head.listed, 'latin1'), facts, place, path);
    offset += 30 + path.length + body.length;
  }
  const list = Buffer.concat(directory);
  const last = Buffer.alloc(22);
  last.write(head.end, 'latin1');
  last.writeUInt16LE(files.length, 8);
  last.writeUInt16LE(files.length, 10);
  last.writeUInt32LE(list.length, 12);
  last.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, last]);
}

/** The files of an archive that gives each length in advance. */
export function filesIn(archive: Buffer): readonly ArchivedFile[] {
  const files: ArchivedFile[] = [];
  let at = 0;
  while (archive.toString('latin1', at, at + 4) === head.local) {
    const [size, nameLength, moreLength] = [
      archive.readUInt32LE(at + 18),
      archive.readUInt16LE(at + 26),
      archive.readUInt16LE(at + 28),
    ];
    const start = at + 30 + nameLength + moreLength;
    const body = archive.subarray(start, start + size);
    const buffer = archive.readUInt16LE(at + 8) === deflated ? inflateRawSync(body) : body;
    files.push({ name: archive.toString('utf8', at + 30, at + 30 + nameLength), buffer });
    at = start + size;
  }
  return files;
}
