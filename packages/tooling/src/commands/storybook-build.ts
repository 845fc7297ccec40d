import { build } from '../lib/build.ts';
/**
 * `npm run storybook:build`: the widgets in every state as files, which the server shows at /storybook. `npm start` calls it too, without `--force`: then it
 * builds only after changes.
 */
import { endWithParent } from '../lib/process.ts';

endWithParent();
const began = performance.now();
const { code, output } = await build('build:storybook', { isForced: process.argv.includes('--force') });
const isBuilt = code === 0;
if (!isBuilt) console.error(`Storybook could not be built:\n${output.trimEnd()}`);
else
  console.log(
    `Storybook is built (${((performance.now() - began) / 1000).toFixed(1)} s); npm start shows it at /storybook.`,
  );
process.exit(isBuilt ? 0 : 1);
