/** Builds Storybook as files. The old files are served until the new ones are complete. */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent, runProgram } from './process.ts';
import { cacheFolder, root } from './workspace.ts';

endWithParent();
/** Where the server reads it (packages/start/src/serve.ts). */
const folder = join(root, '.storybook/dist');
const next = join(cacheFolder, 'storybook-next');
const limitMs = 300_000;

rmSync(next, { recursive: true, force: true });
const command = ['build', '--disable-telemetry', '--quiet', '--output-dir', next];
const { code, output } = await runProgram('storybook', command, { cwd: root, timeoutMs: limitMs });
if (code === 0) {
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
} else console.error(output.trimEnd());
process.exitCode = code;
