/** `npm run release:publish`: gives what `release:pack` has packed and tried to the registry, with its provenance. For the hosted workflow alone. */
import { join } from 'node:path';
import { libraries } from '../lib/packed.ts';
import { endWithParent, run } from '../lib/process.ts';
import { root } from '../lib/workspace.ts';
import { versionHere } from '../release/pack.ts';
import { neededFirst, publishPackages } from '../release/publish.ts';

endWithParent();
const version = versionHere();
const { GITHUB_REF_TYPE: kind, GITHUB_REF_NAME: name, ACTIONS_ID_TOKEN_REQUEST_URL: identity } = process.env;
try {
  await publishPackages({
    out: join(root, '.cache/release', version),
    names: neededFirst(libraries().map(({ manifest }) => manifest)),
    version,
    tag: kind === 'tag' ? name : undefined,
    hasIdentity: identity !== undefined,
    npm: (...args) => run('npm', args, { cwd: root }),
    say: (line) => console.log(line),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
process.exit(0);
