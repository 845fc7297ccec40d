/** Compresses a build's files, so that no server has to: brotli takes a second for what is sent in a millisecond. */
import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const compressible = /\.(?:js|mjs|css|svg|json|txt|webmanifest)$/;
/** Smaller files fit one packet; compressing gains nothing. */
const leastBytes = 1024;

/**
 * Writes a `.br` beside each file of a folder that shrinks enough, after everything else.
 * @param folder absolute; with all below it
 */
export const packed = (folder: string): Plugin => ({
  name: 'yantra:packed',
  apply: 'build',
  closeBundle: {
    sequential: true,
    order: 'post',
    async handler() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      await Promise.all(
        files.filter(({ name }) => compressible.test(name)).map(({ parentPath, name }) => pack(join(parentPath, name))),
      );
    },
  },
});

async function pack(file: string): Promise<void> {
  const plain = await readFile(file);
  const bytes = await toBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  // Removes a file of an earlier build that no longer applies.
  if (plain.length < leastBytes || bytes.length >= plain.length) await rm(`${file}.br`, { force: true });
  else await writeFile(`${file}.br`, bytes);
}
