import { type CompressOptions, type MinifyOptions, minify } from 'terser';
import type { Plugin } from 'vite';

/** Assumptions about code that we know completely: for one, that reading a property has no effects. */
export const knownCode: CompressOptions = { pure_getters: true, unsafe_arrows: true, unsafe_methods: true };

const less = async (code: string, granted: CompressOptions): Promise<string> => {
  const options: MinifyOptions = { module: true, ecma: 2020, compress: { passes: 4, ...granted } };
  return (await minify(code, options)).code ?? code;
};

/**
 * A second, slower minifier over the bundler's output: one or two percent less, on every page.
 * @param granted further assumptions; none by default
 */
export const terse = (granted: CompressOptions = {}): Plugin => ({
  name: 'yantra:terse',
  enforce: 'post',
  renderChunk: async (code) => ({ code: await less(code, granted), map: null }),
});

/** The same after the bundler's own minifier, for files without hashes in their names: another percent less. */
export const terseAtLast = (granted: CompressOptions = {}): Plugin => ({
  name: 'yantra:terse-at-last',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = await less(file.code, granted);
  },
});
