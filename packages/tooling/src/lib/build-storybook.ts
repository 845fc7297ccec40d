/** Builds Storybook as files. What is served meanwhile stays whole until the new one is. */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent, runProgram } from './process.ts';
import { cacheFolder, root } from './workspace.ts';

endWithParent();
/** Where the server looks (packages/start/src/serve.ts). */
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
