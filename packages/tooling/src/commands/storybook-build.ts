/**
 * `npm run storybook:build`: the widgets in every state as files, which the server shows at /storybook. `npm start` calls it too, without
 * `--force`: then it is built only where something changed.
 */
import { endWithParent } from '../lib/process.ts';
import { storybookBuilt } from '../lib/storybook.ts';

endWithParent();
const began = performance.now();
const { isBuilt, output } = await storybookBuilt({ isForced: process.argv.includes('--force') });
if (!isBuilt) console.error(`Storybook could not be built:\n${output.trimEnd()}`);
else
  console.log(
    `Storybook is built (${((performance.now() - began) / 1000).toFixed(1)} s); npm start shows it at /storybook.`,
  );
process.exit(isBuilt ? 0 : 1);
