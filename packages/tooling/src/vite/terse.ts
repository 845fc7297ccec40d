import { type CompressOptions, type MinifyOptions, minify } from 'terser';
import type { Plugin } from 'vite';

/** Taken for granted of code that we know to the last line: that nothing happens by being read, for one. */
export const knownCode: CompressOptions = { pure_getters: true, unsafe_arrows: true, unsafe_methods: true };

const less = async (code: string, granted: CompressOptions): Promise<string> => {
  const options: MinifyOptions = { module: true, ecma: 2020, compress: { passes: 4, ...granted } };
  return (await minify(code, options)).code ?? code;
};

/**
 * A second, slower minifier over what the bundler wrote: one or two parts in a hundred less, on every page.
 * @param granted what may be taken for granted of the code; nothing unless told
 */
export const terse = (granted: CompressOptions = {}): Plugin => ({
  name: 'yantra:terse',
  enforce: 'post',
  renderChunk: async (code) => ({ code: await less(code, granted), map: null }),
});

/** The same after the bundler's own minifier, for files whose names hold no hash of them: a hundredth less once more. */
export const terseAtLast = (granted: CompressOptions = {}): Plugin => ({
  name: 'yantra:terse-at-last',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = await less(file.code, granted);
  },
});
