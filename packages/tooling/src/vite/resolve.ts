/** How module names are resolved, the same way in every build, test and story. */
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';

/** Packages of the workspace are read from source, not from dist, under the export condition `source`. */
export const clientConditions: string[] = ['source', ...defaultClientConditions];
export const serverConditions: string[] = ['source', ...defaultServerConditions];

const shim = fileURLToPath(new URL('./use-sync-external-store-shim.ts', import.meta.url));

/**
 * signals-react brings the CommonJS `use-sync-external-store`, whose `require("react")` throws in a browser if React is external. React has the hook built in
 * since 18, so the shim is three lines.
 */
export const aliases = [
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: shim },
  // react-leaflet imports the whole of Leaflet, twice what our maps use.
  { find: /^leaflet$/, replacement: fileURLToPath(new URL('../../../map/src/leaflet.ts', import.meta.url)) },
];

/** For `resolve` of a Vite config: spread it in. */
export const resolve = {
  conditions: clientConditions,
  alias: aliases,
  dedupe: ['react', 'react-dom'],
};

/** `ssr` of a Vite config that renders on the server. */
export const ssr = {
  resolve: { conditions: serverConditions, externalConditions: ['source', 'node'] },
};

/** For `minify` of a build that the server loads, which keeps the text of each file in memory. Names stay, for readable stacks. */
export const serverMinify = { compress: true, mangle: false } as const;
