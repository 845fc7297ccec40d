/**
 * The second half of `npm start`: serves the built pieces, with demo data, a dealer's page and the payment gateway's simulator to try things out. It runs the
 * built code: without TypeScript, Node needs about 40 MB less memory.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { demoAccounts, demoPassword, runServer, startDemo } from '@yantra/server';
import { needsSimulator, startSimulator } from './gateway.ts';
import { siteParts } from './site-parts.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

if (process.channel) {
  // The parent, run.mjs or the tests, is gone: end too.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
// In parallel with what is loaded here.
const starting = needsSimulator(process.env) ? startSimulator(process.env) : undefined;
const site = await siteParts();
const partnerFolder = fromRoot('packages/embed/partner/');
// At a terminal only addresses and troubles are shown; in production every request is logged.
if (process.env['NODE_ENV'] !== 'production') process.env['LOG_LEVEL'] ??= 'warn';
const gateway = await starting;
// Nobody could pay; the simulator has reported why it could not start.
if (gateway === undefined && needsSimulator(process.env)) process.exit(1);
const server = await runServer({
  env: { ...process.env, ...gateway?.settings },
  lastly: gateway?.stop,
  ...site,
  storybookDir: fromRoot('.storybook/dist/'),
  ...(existsSync(partnerFolder) ? { partner: { folder: partnerFolder } } : {}),
  seed: startDemo,
});
if (server === undefined) await gateway?.stop();
if (server && gateway) console.log(`Payment gateway (simulator, no money moves): ${gateway.url}`);
if (server?.settings.seed === 'demo') {
  const { admin, supplier, user } = demoAccounts;
  console.log(`Demo accounts: admin ${admin}, supplier ${supplier}, user ${user}, password ${demoPassword}`);
}
// Tells a parent process, like the e2e tests, that pages are served now.
if (server) process.send?.({ url: server.url, partnerUrl: server.partnerUrl, gatewayUrl: gateway?.url });

const [, storybook] = process.argv.map((argument) => /^--storybook=(.+)$/.exec(argument)).find(Boolean) ?? [];
if (server && storybook !== undefined && process.env['NODE_ENV'] !== 'production')
  bringStorybook(storybook, server.url);

/**
 * Rebuilds Storybook if its sources changed, after everything else is ready: in a process of low priority that ends with this one, since it holds the other end
 * of its channel.
 */
function bringStorybook(command: string, siteUrl: string): void {
  const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, command], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.on('error', () => undefined);
  if (child.pid !== undefined) setPriority(child.pid, 19);
  child.on('exit', (code) => {
    if (code === 0) console.log(`Storybook: ${siteUrl}/storybook`);
    else if (code === 1)
      console.log('Storybook could not be built; npm run storybook:build says why. Everything else runs.');
  });
  child.unref();
  child.channel?.unref();
}
