import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { packed, resolve, serverMinify, ssr, terse } from '@yantra/tooling/vite';
import { defineConfig } from 'vite';
import { appQr } from './app-qr.plugin.ts';
import { changeNews } from './changes.plugin.ts';
import { colouredCode } from './code.plugin.ts';
import { elementFacts } from './elements.plugin.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The same in both builds: the server writes the addresses of the client's files. */
const assetFileNames = 'static/assets/[name]-[hash][extname]';

/* What home, listing and detail all show. The dashboard needs parts of it too, and would break it into a file each. */
const ofEveryPage = new RegExp(
  [
    'packages/ui/src/(?:category-bar|card|stars|price|badge|skeleton|field|segment|free-badge)/(?!compact-card|category-arrows|tabs|text-area)',
    'packages/ui/src/(?:plain-click|colour-ref|(?:ui|machine).messages|class-names|use-loaded|picture/picture\\.)',
    'packages/domain/src/(?:money|rental|ratings|pictures|status|colour|limits|phone|units)',
    'packages/contract/src/(?:catalogue|drop-downs|equipment|map|search)/calls.generated',
    // A hundred bytes each, which would be files of their own.
    'packages/language/src/words',
    'site/src/(?:hero/|pages/home/counts)',
  ].join('|'),
);

const callsOfAccounts =
  /packages\/contract\/src\/(?:master-data|own-equipment|overview|partners|payments|plans|search-quality|users)\/calls/;

/** The chunks of many modules; the first that takes a module keeps it. */
const groups = [
  // The letters of Hindi and Marathi are a style sheet by themselves, and what begins all others comes before them.
  { name: 'base', tags: ['$initial' as const], test: /^(?!.*(?:devanagari\.css|site\/src\/start\/))/ },
  { name: 'cards', test: ofEveryPage, includeDependenciesRecursively: false },
  // Of forms, which come when they are opened.
  {
    name: 'form-parts',
    test: /packages\/form\/src\/(?:form|kept|control|after-press)/,
    includeDependenciesRecursively: false,
  },
  // What the lead form and its outbox share: every page sends what an earlier visit has kept, once it is there.
  {
    name: 'lead-parts',
    test: /packages\/(?:widgets\/lead-form\/src\/(?:lead-form.messages|lead\.|internal\/(?:browser|is-temporary|send-requirement))|contract\/src\/(?:leads|embed)\/calls.generated)/,
    includeDependenciesRecursively: false,
  },
  // A few hundred bytes each, of lists on the site and in the dashboard.
  {
    name: 'list-parts',
    test: /packages\/(?:ui\/src\/(?:checkbox|pagination|search-input)\/|domain\/src\/(?:numbers|direction|short-rupees)\.)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'machine-parts',
    test: /packages\/domain\/src\/(?:kind-facts|video|india-time|durations|paise)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'send-kept',
    test: /lead-form\/src\/(?:send-kept|internal\/outbox-of)\./,
    includeDependenciesRecursively: false,
  },
  // Of the header, for who is logged in.
  {
    name: 'account-menu',
    test: /site\/src\/accounts\/account-menu\.|ui\/src\/menu\/(?:initials|user-menu|use-theme)\./,
    includeDependenciesRecursively: false,
  },
  { name: 'not-found', test: /site\/src\/pages\/not-found\//, includeDependenciesRecursively: false },
  // What a job costs: a machine's page and the owner's form work it out, a list does not.
  {
    name: 'job-cost',
    test: /\/(?:ui\/src\/cost\/|domain\/src\/job-cost\/(?!card-cells\.))(?!.*\.(?:hi|mr)\.ts$)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'dashboard-parts',
    // The languages beside these are chunks of their own.
    test: /\/(?:widgets\/dashboard\/src\/kit\/(?:address|cells|dates|download|failure|form\/form\.messages|machine-|plans\/|status|streets\/|table\/)|@tanstack\/|domain\/src\/(?:type-categories|last-page|job-cost\/card-cells)\.)(?!.*\.(?:hi|mr)\.ts$)/,
    includeDependenciesRecursively: false,
  },
  // The pages for developers are read one after the other, and share all but their text. Search and changes come when asked for.
  {
    name: 'developers',
    test: /(?:site\/src\/pages\/developers\/(?!\w+\.page|changes|search\/search-(?:panel|index))|ui\/src\/code-block\/|domain\/src\/(?:contrast|embed-theme|embed-markup|html)\.)/,
    includeDependenciesRecursively: false,
  },
  // What only those who are logged in ask for: one small file instead of one for each feature.
  { name: 'own-calls', test: callsOfAccounts, includeDependenciesRecursively: false },
  // The pictures of empty lists: each a small file, whose names cost the first JavaScript more than they spare.
  { name: 'art', test: /\/ui\/src\/state-message\/art\//, includeDependenciesRecursively: false },
  // Of the map and of the dashboard's.
  {
    name: 'map-parts',
    test: /\/packages\/map\/src\/(?:colours|open-in-maps|scale)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'streets',
    test: /\/packages\/map\/src\/streets\/(?!vector)|\/leaflet\/src\/layer\/tile\//,
    includeDependenciesRecursively: false,
  },
  { name: 'leaflet', test: /\/leaflet\/src\/(?!layer\/tile\/)/, includeDependenciesRecursively: false },
];

/** Modules that are made while the site is built. */
const made = () => [appQr(), elementFacts(), changeNews(), colouredCode()];

/* Two builds of one source: what the browser takes over with, and what renders the first HTML on the server. Both resolve our packages to their
   sources, so that a page never runs on a stale build of a widget. */
export default defineConfig(({ isSsrBuild }) => ({
  root: path('.'),
  plugins: [react(), ...made(), ...(isSsrBuild ? [] : [terse(), packed(path('./dist/client'))])],
  publicDir: isSsrBuild ? false : path('./public'),
  resolve,
  ssr: { ...ssr, noExternal: true },
  // React decides by it which of its two builds runs, and would take the slow one where somebody starts the server without saying.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: path(isSsrBuild ? './dist/server' : './dist/client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // A font as a data address is refused by the content security policy.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // The file that the entry itself has imported is named no second time, once for each page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_name, files) => files.filter((file) => !file.includes('/rolldown-runtime-')),
    },
    cssCodeSplit: true,
    target: 'es2022',
    rolldownOptions: {
      input: isSsrBuild
        ? path('./src/entry-server.tsx')
        : [path('./src/entry-client.tsx'), path('./src/start/start.ts'), path('./src/fonts/devanagari.css')],
      output: isSsrBuild
        ? { entryFileNames: '[name].js', assetFileNames, minify: serverMinify }
        : {
            // Where the specification has the client's chunks.
            // The first file names all others: a character less of each is 60 bytes less, and 42 bits still part any two builds.
            entryFileNames: 'static/js/[name]-[hash:7].js',
            chunkFileNames: 'static/js/[name]-[hash:7].js',
            assetFileNames: ({ names: [name] }) =>
              name?.endsWith('.css') ? 'static/assets/[name]-[hash:7][extname]' : assetFileNames,
            // Left alone, each set of pages that shares a module becomes a chunk of its own, and many small files compress worse than few.
            codeSplitting: {
              groups,
            },
          },
    },
  },
}));
