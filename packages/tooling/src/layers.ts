/**
 * Which package may import which: the one table of the architecture check.
 *
 * A package imports packages of lower layers only: L0 rules and data, L1 platform code, L2 shared code, L3 widgets, L4 the embed build, L5 the site. `server`
 * and `testing` are beside them.
 */

export interface Layer {
  /** A pattern of package folders, from the root; the longest match counts. */
  readonly folder: string;
  readonly name: string;
  /** Names of layers it may import from, besides its own folder. Types and values alike. */
  readonly imports: readonly string[];
}

export const layers: readonly Layer[] = [
  { name: 'domain', folder: 'packages/domain', imports: [] },
  { name: 'places', folder: 'packages/places', imports: ['domain'] },
  { name: 'words', folder: 'packages/words', imports: ['domain'] },
  { name: 'events', folder: 'packages/events', imports: ['domain'] },
  { name: 'contract', folder: 'packages/contract', imports: ['domain'] },
  { name: 'language', folder: 'packages/language', imports: ['domain'] },
  { name: 'ui', folder: 'packages/ui', imports: ['domain', 'places', 'contract', 'language', 'map'] },
  { name: 'element', folder: 'packages/element', imports: [] },
  { name: 'client', folder: 'packages/client', imports: ['domain', 'contract'] },
  {
    name: 'state',
    folder: 'packages/state',
    imports: ['domain', 'places', 'contract', 'language', 'client', 'element'],
  },
  { name: 'form', folder: 'packages/form', imports: ['domain'] },
  { name: 'map', folder: 'packages/map', imports: ['domain', 'places', 'contract'] },
  // A request, its quotes and their conversation: site and dashboard show the same.
  {
    name: 'deals',
    folder: 'packages/deals',
    imports: ['domain', 'contract', 'language', 'ui', 'state', 'form'],
  },
  {
    name: 'widget',
    folder: 'packages/widgets/[^/]+',
    imports: ['domain', 'places', 'contract', 'language', 'ui', 'element', 'client', 'state', 'form', 'map', 'deals'],
  },
  {
    name: 'embed',
    folder: 'packages/embed',
    imports: ['domain', 'places', 'contract', 'language', 'ui', 'element', 'client', 'state', 'widget'],
  },
  { name: 'server', folder: 'packages/server', imports: ['domain', 'places', 'words', 'events', 'contract'] },
  // Renders mails; the starter hands it to the server. Its stories draw the events.
  { name: 'mail', folder: 'packages/mail', imports: ['domain', 'events'] },
  // Simulates another company's service: of ours it only knows how money is counted.
  { name: 'gateway-simulator', folder: 'packages/gateway-simulator', imports: ['domain'] },
  {
    name: 'testing',
    folder: 'packages/testing',
    imports: ['domain', 'places', 'contract', 'language', 'client', 'state', 'server', 'gateway-simulator'],
  },
  {
    name: 'site',
    folder: 'site',
    imports: ['domain', 'places', 'contract', 'language', 'ui', 'element', 'client', 'state', 'deals', 'widget'],
  },
  // What an operator runs: the server with the built pieces, which it finds by path.
  { name: 'start', folder: 'packages/start', imports: ['server', 'mail'] },
  // Files for operators; its tests run them, and the program `yantra`.
  { name: 'deploy', folder: 'packages/deploy', imports: ['server'] },
  // The commands start the server and build everything; only configurations and e2e tests import them.
  { name: 'tooling', folder: 'packages/tooling', imports: ['server', 'start'] },
  // Measures the builds; nothing imports it.
  { name: 'bench', folder: 'packages/bench', imports: ['domain', 'state', 'server', 'start', 'testing', 'tooling'] },
];

/** A folder within a package, and what else of that package it may import; the layers decide about other packages. */
export interface Part {
  readonly name: string;
  /** The package's sources, from the root. */
  readonly within: string;
  /** A pattern of its files, from there; the text in brackets must be equal on both sides of an import. */
  readonly files: string;
  /** Patterns of others' files, from there. */
  readonly imports: readonly string[];
}

const dashboard = 'packages/widgets/dashboard/src';

/** The dashboard: the shell above, the kit below, the screens between; no import upward, and no screen imports another. */
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

/** Tests and stories may also use these; the tooling only if it does not run the package itself. */
export const testLayers: readonly string[] = ['testing', 'tooling', 'gateway-simulator'];

/** What a test, a story or a set-up of them is called. */
export const testFiles = '(\\.(test|stories|fixture)\\.tsx?$|^packages/server/src/testing/|^site/e2e/|^\\.storybook/)';

/** Libraries that only one package knows, so that a replacement touches one package. */
export const onlyKnownTo: readonly { readonly library: string; readonly packages: readonly string[] }[] = [
  { library: '@r2wc/', packages: ['packages/element'] },
  { library: 'wretch', packages: ['packages/client'] },
  { library: 'leaflet|react-leaflet|@react-leaflet/|pmtiles|protomaps-leaflet', packages: ['packages/map'] },
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
  'deals',
  'widget',
  'embed',
  'site',
];
