import { type MinifyOptions, minify } from 'terser';
import type { Plugin } from 'vite';

const options: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 4, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
};

/** A second, slower minifier over what the bundler wrote: two parts in a hundred less, on every partner's page. */
export const terse = (): Plugin => ({
  name: 'yantra:terse',
  enforce: 'post',
  async renderChunk(code) {
    const { code: less } = await minify(code, options);
    return less === undefined ? null : { code: less, map: null };
  },
});
