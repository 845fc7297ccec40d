import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { hashOf, type Release } from './releases.ts';

/** A call that a version of the embed makes, as that version knew it. */
export interface ArchivedCall {
  /** Below `/api`. */
  readonly path: string;
  /** JSON schemas of what it sends and of what it reads. */
  readonly input: object;
  readonly answer: object;
}

/** A released version as the project keeps it: `packages/embed/released/1.2.3.json.br`. */
export interface Archive extends Release {
  /** When it was released, e.g. `2026-11-23`. */
  readonly day: string;
  /** By the call's name. */
  readonly calls: Readonly<Record<string, ArchivedCall>>;
  /** The text of each file that `integrity` names. */
  readonly files: Readonly<Record<string, string>>;
}

const archiveName = /^(\d+\.\d+\.\d+)\.json\.br$/;

/** The file that keeps a version. */
export const archiveFileOf = (version: string): string => `${version}.json.br`;

/** The version that a file keeps, if it keeps one. */
export const versionOfArchive = (file: string): string | undefined => archiveName.exec(file)?.[1];

/** One file: together they are a third smaller than packed one by one. */
export function packArchive(archive: Archive): Buffer {
  const text = Buffer.from(JSON.stringify(archive));
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return brotliCompressSync(text, { params });
}

/** @throws if a file is not what its integrity hash says */
export function readArchive(bytes: Uint8Array): Archive {
  const archive = JSON.parse(brotliDecompressSync(bytes).toString('utf8')) as Archive;
  for (const [path, hash] of Object.entries(archive.integrity)) {
    if (hashOf(Buffer.from(archive.files[path] ?? '')) !== hash)
      throw new Error(`${path} of the kept version ${archive.version} is not what was released.`);
  }
  return archive;
}
