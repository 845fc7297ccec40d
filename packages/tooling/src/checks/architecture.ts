import { existsSync } from 'node:fs';
import { join } from 'node:path';
/** The layers, checked by dependency-cruiser from the tables in layers.ts and server-rooms.ts; cycles and names that lead nowhere too. */
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
 * The layer's files import their own folder and the layers of the table; tests and stories the packages for tests besides, but for the tooling
 * where that runs the layer itself.
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

/** A part's files import each other and what the table names of their package. Tests and stories show the whole, so they may import it. */
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

/** What runs in a browser does not reach the heavy libraries, over however many steps. Types do not count: they are gone by then. */
function reachRules(): IForbiddenRuleType[] {
  const folders = [...browserLayers.map(folderOf), 'packages/contract/src/calls\\.ts$'];
  const names = neverInBrowsers.replace(/^\^|\$$/g, '');
  return [
    {
      name: 'browsers never get zod or a server library',
      severity: 'error',
      from: { path: `^(${folders.join('|')})`, pathNot: [...tests, '\\.server\\.tsx?$'] },
      to: { path: `(^|/)node_modules/${names}(/|$)`, reachable: true },
    },
  ];
}

async function cruised(
  forbidden: IForbiddenRuleType[],
  from: string[],
  { areTypesCounted }: { readonly areTypesCounted: boolean },
): Promise<ICruiseResult> {
  const result = await cruise(
    from,
    {
      ruleSet: { forbidden },
      validate: true,
      tsPreCompilationDeps: areTypesCounted,
      doNotFollow: { path: 'node_modules' },
      // Built, not written.
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

/* Only what browsers load, and whatever that leads to. */
function browserFolders(): string[] {
  const layersOf = new RegExp(`^(${browserLayers.map(folderOf).join('|')})$`);
  return packages()
    .filter(({ path }) => layersOf.test(path) || path === 'packages/contract')
    .map(({ path }) => `${path}/src`);
}

function sourceFolders(): string[] {
  const candidates = [...packages().map(({ path }) => `${path}/src`), 'site/e2e', '.storybook'];
  return candidates.filter((path) => existsSync(join(root, path)));
}

/** What the table of the server's rooms has to say. */
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
    const whole = await cruised(importRules(), sourceFolders(), { areTypesCounted: true });
    const inBrowsers = await cruised(reachRules(), browserFolders(), { areTypesCounted: false });
    const all = [whole, inBrowsers].flatMap(({ summary }) => summary.violations);
    return findingOf([...new Set(all.map(sentence)), ...serverFindings(whole)]);
  },
};
