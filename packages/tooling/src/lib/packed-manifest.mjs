/** What pnpm writes into a packed package.json. `pnpm-workspace.yaml` names this file. */

/** @typedef {string | Readonly<Record<string, string>>} Target */
/** @typedef {Readonly<Record<string, unknown>> & { readonly exports?: Readonly<Record<string, Target>> }} Manifest */

const ofTheWorkspace = ['devDependencies', 'scripts', 'wireit'];
const conditionsOfTheWorkspace = ['source', 'style'];

/** @type {<Value>(record: Readonly<Record<string, Value>>, names: readonly string[]) => Record<string, Value>} */
const without = (record, names) => Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** @type {(target: Target) => Target} */
const published = (target) => (typeof target === 'string' ? target : without(target, conditionsOfTheWorkspace));

export const hooks = {
  /**
   * Leaves out what only the workspace needs: the sources are not in the package, nor what builds them.
   * @type {(manifest: Manifest) => Record<string, unknown>}
   */
  beforePacking: (manifest) => ({
    ...without(manifest, ofTheWorkspace),
    exports: Object.fromEntries(
      Object.entries(manifest.exports ?? {}).map(([entry, target]) => [entry, published(target)]),
    ),
  }),
};
