import { fileURLToPath } from 'node:url';
import { clientConditions } from '@yantra/tooling/vite';
import { type UserConfig, defineConfig } from 'vite';
import { terse } from './build/terse.ts';
import { carouselTag, loaderFile, readEmbedManifest } from './build/manifest.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The loader: one small file under a name that stays, which names the hashed files of the build before it. */
export default defineConfig((): UserConfig => {
  const { tags } = readEmbedManifest(path('./dist/manifest.json'));
  return {
    root: path('.'),
    resolve: { conditions: clientConditions },
    plugins: [terse()],
    define: {
      __CORE__: JSON.stringify(tags[carouselTag]),
      __SCRIPTS__: JSON.stringify(Object.fromEntries(Object.entries(tags).map(([tag, [script]]) => [tag, script]))),
    },
    build: {
      outDir: path('./dist/v1'),
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      lib: { entry: path('./src/loader.ts'), formats: ['es'], fileName: () => loaderFile },
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  };
});
