import { existsSync } from 'node:fs';
import { join } from 'node:path';
/** The layers, checked by dependency-cruiser from the tables in layers.ts and server-rooms.ts; also cycles and imports that do not resolve. */
import { cruise, type ICruiseResult, type IForbiddenRuleType, type IViolation } from 'dependency-cruiser';
import {
  browserLayers,
  dashboardParts,
  type Layer,
  layers,
  neverInBrowsers,
  onlyKnownTo,
  type Part,
  testFiles,
  testLayers,
} from '../layers.ts';
import { packages, root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';
import { roomFindings } from './rooms.ts';

const tests = [testFiles];

/** Rules about every import, those of types included. */
function importRules(): IForbiddenRuleType[] {
  return [
    ...layers.map((layer) => onlyLower(layer, false)),
    ...layers.map((layer) => onlyLower(layer, true)),
    ...dashboardParts.map(onlyNamedParts),
    ...onlyKnownTo.map(({ library, packages: owners }) => ({
      name: `only ${owners.join(', ')} knows ${library}`,
      severity: 'error' as const,
      from: {
        path: '^(packages|site)/',
        pathNot: [...owners.map((owner) => `^${owner}/`), ...tests, '^packages/tooling/', '^packages/testing/'],
      },
      to: { path: `(^|/)node_modules/(${library})` },
    })),
    { name: 'no cycles', severity: 'error', from: { path: '^(packages|site)/' }, to: { circular: true } },
    {
      name: 'every import leads somewhere, by the other package’s exports map',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\?(inline|raw|url)$', '^(virtual:|vite/client$)'] },
    },
    {
      name: 'another package is imported by its name, not by a path into it',
      severity: 'error',
      from: { path: '^(packages/(?:widgets/)?[^/]+|site)/' },
      to: { path: '^(packages|site)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
  ];
}

/**
 * A layer's files import their own folder and the layers in the table. Tests and stories may also import the testing packages, but not the tooling if it runs
 * the layer itself.
 */
function onlyLower(layer: Layer, isForTests: boolean): IForbiddenRuleType {
  const forTests = testLayers.filter((name) => name !== 'tooling' || !layerNamed(name).imports.includes(layer.name));
  const allowed = [...layer.imports, ...(isForTests ? forTests : [])];
  const own = layer.folder.replace('[^/]+', '([^/]+)');
  return {
    name: `${layer.name}${isForTests ? '’s tests' : ''} may import ${allowed.join(', ') || 'no other package'}`,
    severity: 'error',
    from: isForTests ? { path: testPaths(own) } : { path: `^${own}/`, pathNot: tests },
    to: {
      path: '^(packages|site)/',
      pathNot: [`^${layer.folder.replace('[^/]+', '$1')}/`, ...allowed.map((name) => `^${folderOf(name)}/`)],
    },
  };
}

/** A part's files import each other and what the table names of their package. Tests and stories may import the whole package. */
const onlyNamedParts = ({ name, within, files, imports }: Part): IForbiddenRuleType => ({
  name: `in ${within} the ${name} may import ${imports.join(', ') || 'nothing else'}`,
  severity: 'error',
  from: { path: `^${within}/${files}`, pathNot: tests },
  to: { path: `^${within}/`, pathNot: [files.replace('([^/]+)', '$1'), ...imports].map((one) => `^${within}/${one}`) },
});

const testPaths = (folder: string): string =>
  folder === 'site'
    ? `^site/(e2e/|.*\\.(test|stories|fixture)\\.tsx?$)`
    : `^${folder}/.*\\.(test|stories|fixture)\\.tsx?$`;

function layerNamed(name: string): Layer {
  const layer = layers.find((candidate) => candidate.name === name);
  if (layer === undefined) throw new Error(`layers.ts names a layer "${name}" that it does not describe.`);
  return layer;
}

const folderOf = (name: string): string => layerNamed(name).folder;

/** Browser code must not reach the heavy libraries, even indirectly. Types do not count: they are erased. */
function reachFindings({ modules }: ICruiseResult): string[] {
  const importersOf = new Map<string, string[]>();
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of dependencies)
      if (!dependencyTypes.includes('type-only'))
        importersOf.set(resolved, [...(importersOf.get(resolved) ?? []), source]);
  /** What each module that reaches a heavy library imports on the way to it. */
  const nextOf = new Map<string, string>();
  const heavy = new RegExp(`(^|/)node_modules/${neverInBrowsers.replace(/^\^|\$$/g, '')}(/|$)`);
  const open = [...importersOf.keys()].filter((path) => heavy.test(path));
  for (let path = open.shift(); path !== undefined; path = open.shift())
    for (const importer of importersOf.get(path) ?? []) {
      if (nextOf.has(importer)) continue;
      nextOf.set(importer, path);
      open.push(importer);
    }
  const loaded = new RegExp(`^(${browserLayers.map(folderOf).join('|')})/src/|^packages/contract/src/calls\\.ts$`);
  const notLoaded = new RegExp(`${testFiles}|\\.server\\.tsx?$`);
  const wayFrom = (path: string): readonly string[] => {
    const next = nextOf.get(path);
    return next === undefined ? [path] : [path, ...wayFrom(next)];
  };
  return [...nextOf.keys()]
    .filter((path) => loaded.test(path) && !notLoaded.test(path))
    .map((path) => `${wayFrom(path).join(' → ')}\n    rule: browsers never get zod or a server library`);
}

async function cruised(): Promise<ICruiseResult> {
  const result = await cruise(
    sourceFolders(),
    {
      ruleSet: { forbidden: importRules() },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      // Build output.
      exclude: { path: '^\\.storybook/dist/' },
      baseDir: root,
      combinedDependencies: true,
    },
    {
      conditionNames: ['source', 'import', 'types', 'default', 'node'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json', '.svg', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  );
  return result.output as ICruiseResult;
}

function sourceFolders(): string[] {
  const candidates = [...packages().map(({ path }) => `${path}/src`), 'site/e2e', '.storybook'];
  return candidates.filter((path) => existsSync(join(root, path)));
}

/** Findings by the table of the server's modules. */
function serverFindings({ modules }: ICruiseResult): string[] {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  return roomFindings(
    modules.map(({ source }) => source),
    imports,
  );
}

function sentence(violation: IViolation): string {
  const way = violation.cycle ?? violation.via;
  const over = way === undefined ? '' : ` over ${way.map((step) => step.name).join(' → ')}`;
  return `${violation.from} → ${violation.to}${over}\n    rule: ${violation.rule.name}`;
}

export const architecture: Check = {
  id: 'architecture',
  name: 'packages and the server’s modules import only downward, without cycles, and browsers get no server library',
  run: async () => {
    const whole = await cruised();
    const sentences = new Set(whole.summary.violations.map(sentence));
    return findingOf([...sentences, ...reachFindings(whole), ...serverFindings(whole)]);
  },
};
