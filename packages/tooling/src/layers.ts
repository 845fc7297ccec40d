/**
 * Who may import whom: the one table that the architecture check reads.
 *
 * A package imports packages of lower layers only. Layers are numbered as the house is described: L0 rules and data, L1 what
 * knows a platform, L2 what is shared, L3 widgets, L4 the embed build, L5 the site. `server` and `testing` stand beside.
 */

export interface Layer {
  /** A pattern of package folders, from the root; the longest that fits counts. */
  readonly folder: string;
  readonly name: string;
  /** Names of layers it may import from, besides its own folder. Types and values alike. */
  readonly imports: readonly string[];
}

export const layers: readonly Layer[] = [
  { name: 'domain', folder: 'packages/domain', imports: [] },
  { name: 'places', folder: 'packages/places', imports: ['domain'] },
  { name: 'words', folder: 'packages/words', imports: ['domain'] },
  { name: 'contract', folder: 'packages/contract', imports: ['domain'] },
  { name: 'language', folder: 'packages/language', imports: ['domain'] },
  { name: 'ui', folder: 'packages/ui', imports: ['domain', 'contract', 'language', 'map'] },
  { name: 'element', folder: 'packages/element', imports: [] },
  { name: 'client', folder: 'packages/client', imports: ['domain', 'contract'] },
  {
    name: 'state',
    folder: 'packages/state',
    imports: ['domain', 'places', 'contract', 'language', 'client', 'element'],
  },
  { name: 'form', folder: 'packages/form', imports: ['domain'] },
  { name: 'map', folder: 'packages/map', imports: ['domain', 'places', 'contract'] },
  {
    name: 'widget',
    folder: 'packages/widgets/[^/]+',
    imports: ['domain', 'places', 'contract', 'language', 'ui', 'element', 'client', 'state', 'form', 'map'],
  },
  {
    name: 'embed',
    folder: 'packages/embed',
    imports: ['domain', 'places', 'contract', 'language', 'ui', 'element', 'client', 'state', 'widget'],
  },
  { name: 'server', folder: 'packages/server', imports: ['domain', 'places', 'words', 'contract'] },
  // Draws what the server sends; handed to it by whoever starts it.
  { name: 'mail', folder: 'packages/mail', imports: ['domain'] },
  // Another company's service: it knows nothing of ours but how money is counted.
  { name: 'gateway-simulator', folder: 'packages/gateway-simulator', imports: ['domain'] },
  {
    name: 'testing',
    folder: 'packages/testing',
    imports: ['domain', 'places', 'contract', 'language', 'client', 'state', 'server', 'gateway-simulator'],
  },
  {
    name: 'site',
    folder: 'site',
    imports: ['domain', 'places', 'contract', 'language', 'ui', 'element', 'client', 'state', 'widget'],
  },
  // What an operator runs: the server with the built pieces, which it finds by their path.
  { name: 'start', folder: 'packages/start', imports: ['server', 'mail'] },
  // Files for operators; what it runs, it runs in tests, the program `yantra` too.
  { name: 'deploy', folder: 'packages/deploy', imports: ['server'] },
  // The commands start the server and build the rest; nothing but configuration and journeys imports them.
  { name: 'tooling', folder: 'packages/tooling', imports: ['server', 'start'] },
  // Measures what is built; nothing imports it.
  { name: 'bench', folder: 'packages/bench', imports: ['server', 'start', 'testing', 'tooling'] },
];

/** A folder within a package, and what else of that package it may import; whole packages are the layers' business. */
export interface Part {
  readonly name: string;
  /** The package's sources, from the root. */
  readonly within: string;
  /** A pattern of its files, from there; what the brackets hold is the same on both sides of an import. */
  readonly files: string;
  /** Patterns of others' files, from there. */
  readonly imports: readonly string[];
}

const dashboard = 'packages/widgets/dashboard/src';

/** The dashboard: the shell around, the kit below, the screens between; no arrow upward, and no screen knows another. */
export const dashboardParts: readonly Part[] = [
  { name: 'kit', within: dashboard, files: 'kit/', imports: [] },
  { name: 'screen', within: dashboard, files: 'screens/([^/]+)/', imports: ['kit/'] },
  {
    name: 'list of screens',
    within: dashboard,
    files: 'screens/[^/]+$',
    imports: ['kit/', 'screens/[^/]+/[^/]+\\.screen\\.tsx$'],
  },
  { name: 'shell', within: dashboard, files: 'shell/', imports: ['kit/', 'screens/[^/]+$'] },
];

/** Tests and stories may use these besides what their package may; the tooling only where it does not run the package itself. */
export const testLayers: readonly string[] = ['testing', 'tooling', 'gateway-simulator'];

/** What a test, a story or a set-up of them is called. */
export const testFiles = '(\\.(test|stories|fixture)\\.tsx?$|^packages/server/src/testing/|^site/e2e/|^\\.storybook/)';

/** Libraries that one package alone knows, so that changing one's mind touches one package. */
export const onlyKnownTo: readonly { readonly library: string; readonly packages: readonly string[] }[] = [
  { library: '@r2wc/', packages: ['packages/element'] },
  { library: 'wretch', packages: ['packages/client'] },
  { library: 'leaflet|react-leaflet|@react-leaflet/', packages: ['packages/map'] },
  { library: 'fastify', packages: ['packages/server', 'packages/gateway-simulator'] },
  { library: 'kysely|pg|@electric-sql/', packages: ['packages/server'] },
  { library: '@opentelemetry/', packages: ['packages/server'] },
  { library: 'nodemailer', packages: ['packages/server'] },
];

/** What must never reach a browser, and the packages whose every file can. */
export const neverInBrowsers = '^(zod|fastify|kysely|pg|sharp|pino)$';
export const browserLayers: readonly string[] = [
  'domain',
  'places',
  'language',
  'ui',
  'element',
  'client',
  'state',
  'form',
  'map',
  'widget',
  'embed',
  'site',
];
