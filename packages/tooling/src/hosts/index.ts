/** Every host that a sample is shown for, those first that most people have. */
import { frameworkHosts } from './frameworks.ts';
import type { Host } from './host.ts';
import { pageHosts } from './pages.ts';
import { reactHosts } from './react.ts';

export { makeHost, type Host, type HostPage } from './host.ts';
export { guideSample } from './samples.ts';
export { libraries, pack, tarballsIn } from '../lib/packed.ts';

export const hosts = (): readonly Host[] => [
  ...reactHosts(),
  pageHosts.plain(),
  frameworkHosts.vue(),
  frameworkHosts.angular(),
  frameworkHosts.svelte(),
  pageHosts.htmx(),
  pageHosts.astro(),
  pageHosts.wordpress(),
];
