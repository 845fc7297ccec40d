/** Storybook as files, which the server shows at /storybook. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.ts';
import { hashOf } from './targets.ts';
import { binary, cacheFolder, root } from './workspace.ts';

/** Where the server looks (packages/start/src/serve.ts). */
const folder = join(root, '.storybook/dist');
const stampFile = join(cacheFolder, 'built/storybook');
const next = join(cacheFolder, 'storybook-next');
const sources = ['packages', '.storybook', 'pnpm-lock.yaml', 'package.json'].map((path) => join(root, path));
const leftOut = /\.test\.tsx?$|\.md$|^(?:server|gateway-simulator|bench|consumer)$/;
const limitMs = 300_000;

/** Whether it is there, and what was said if not. */
export interface StorybookBuilt {
  readonly isBuilt: boolean;
  readonly output: string;
}

/** Builds where something changed, or is asked to. What is served meanwhile stays whole until the new one is. */
export async function storybookBuilt({ isForced = false } = {}): Promise<StorybookBuilt> {
  const stamp = hashOf(sources, leftOut);
  const isCurrent =
    existsSync(join(folder, 'index.html')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isCurrent && !isForced) return { isBuilt: true, output: '' };
  rmSync(stampFile, { force: true });
  rmSync(next, { recursive: true, force: true });
  const { code, output } = await run(
    binary('storybook'),
    ['build', '--disable-telemetry', '--quiet', '--output-dir', next],
    { cwd: root, timeoutMs: limitMs, env: { NODE_ENV: 'production' } },
  );
  if (code !== 0) return { isBuilt: false, output };
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
  mkdirSync(join(cacheFolder, 'built'), { recursive: true });
  writeFileSync(stampFile, stamp);
  return { isBuilt: true, output: '' };
}
