/**
 * `npm run release [-- --dry-run | --discard]`: makes the next version from the changesets, tries it, and leaves a commit and a tag to be pushed (handbook:
 * releasing). `--dry-run` does all of it and leaves nothing; `--discard` gives up what a failed run has kept.
 */
import { endWithParent } from '../lib/process.ts';
import { root } from '../lib/workspace.ts';
import { discardRelease, prepareRelease, ReleaseRefused } from '../release/prepare.ts';
import { releaseSteps } from '../release/steps.ts';

endWithParent();
const flags = process.argv.slice(2);
const unknown = flags.filter((flag) => !['--dry-run', '--discard'].includes(flag));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Usage: npm run release [-- --dry-run | --discard]`);
  process.exit(2);
}
if (flags.includes('--discard')) {
  console.log(discardRelease(root) ? 'What was begun is given up.' : 'No release was begun.');
  process.exit(0);
}
try {
  await prepareRelease({
    root,
    steps: releaseSteps,
    isDryRun: flags.includes('--dry-run'),
    day: new Date().toISOString().slice(0, 10),
    say: (line) => console.log(line),
  });
} catch (error) {
  if (!(error instanceof ReleaseRefused)) throw error;
  console.error(error.message);
  process.exit(1);
}
process.exit(0);
