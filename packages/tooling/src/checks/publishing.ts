/** What a consumer of the built libraries meets: publint's rules, and types that resolve without our sources. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { run } from '../lib/process.ts';
import { binary, cacheFolder, type Package, packages } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const libraries = (): Package[] => packages().filter(({ isLibrary }) => isLibrary);

/** One check per library, each counted. */
export function publishingChecks(): Check[] {
  return [...libraries().map(publintCheck), consumerCheck];
}

function publintCheck(pack: Package): Check {
  return {
    id: `publint ${pack.short}`,
    name: `${pack.manifest.name} can be published as it is`,
    run: async () => {
      const { messages, pkg } = await publint({ pkgDir: pack.folder, level: 'warning', strict: true, pack: 'pnpm' });
      return findingOf(messages.map((message) => formatMessage(message, pkg) ?? message.code));
    },
  };
}

/** A project that installed the libraries: it has no condition `source`, checks declaration files too, and resolves as Node and as bundlers do. */
const consumerCheck: Check = {
  id: 'consumer',
  name: 'a consumer’s TypeScript finds the types of every entry, as Node and as a bundler',
  run: async () => {
    const folder = join(cacheFolder, 'consumer');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, 'node_modules/@yantra'), { recursive: true });
    for (const { folder: target, short } of libraries())
      symlinkSync(target, join(folder, 'node_modules/@yantra', short));
    const entries = libraries().flatMap(entriesOf);
    const lines = entries.flatMap((entry, index) => [
      `import * as entry${index} from '${entry}';`,
      `export { entry${index} };`,
    ]);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
    writeFileSync(join(folder, 'index.ts'), `${lines.join('\n')}\n`);
    const problems: string[] = [];
    for (const [module, moduleResolution] of [
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ]) {
      const compilerOptions = {
        strict: true,
        noEmit: true,
        target: 'es2023',
        jsx: 'react-jsx',
        types: [],
        module,
        moduleResolution,
      };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['index.ts'] }));
      const { code, output } = await run(binary('tsc'), ['-p', folder, '--pretty', 'false'], { cwd: folder });
      const ours = output.split('\n').filter((line) => !line.includes('/.pnpm/'));
      if (code !== 0 && ours.some((line) => line.includes('error')))
        problems.push(`moduleResolution ${moduleResolution}:`, ...ours);
    }
    return findingOf(problems);
  },
};

/** Every entry with types, e.g. `@yantra/places/all`. */
function entriesOf({ manifest }: Package): string[] {
  return Object.entries(manifest.exports ?? {})
    .filter(([, target]) => typeof target !== 'string' && target['types'] !== undefined)
    .map(([entry]) => manifest.name + entry.slice(1));
}
