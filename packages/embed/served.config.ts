import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packed, resolve, serverMinify, ssr } from '@yantra/tooling/vite';
import { defineConfig } from 'vite';
import { describeElements } from './build/custom-elements.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const entry = './dist/served/carousel-drawing.js';

/** What the server draws snippets with (on React) and the styles that they link to, beside the embed's files. */
export default defineConfig({
  root: path('.'),
  resolve,
  ssr: { ...ssr, noExternal: true },
  // Otherwise both of React's builds would be in the file, in the server's memory, and the slow one would run by default.
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    describeElements(path('.')),
    {
      name: 'yantra:sheets-of-snippets',
      async closeBundle() {
        const { sheetFiles } = (await import(`${pathToFileURL(path(entry)).href}?${Date.now()}`)) as {
          readonly sheetFiles: readonly { readonly name: string; readonly text: string }[];
        };
        for (const { name, text } of sheetFiles) writeFileSync(path(`./dist/v1/${name}`), text);
      },
    },
    // The last of the embed's builds: everything is there.
    packed(path('./dist/v1')),
  ],
  build: {
    ssr: true,
    outDir: path('./dist/served'),
    emptyOutDir: true,
    target: 'es2022',
    cssMinify: true,
    rolldownOptions: {
      input: path('./src/served/carousel-drawing.tsx'),
      output: { entryFileNames: '[name].js', minify: serverMinify },
    },
  },
});
