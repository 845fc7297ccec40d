import type { SitePage } from '../../page.ts';
import { Playground, playgroundHead } from './playground.tsx';

export const page: SitePage = {
  source: 'src/pages/developers/playground.page.ts',
  Component: Playground,
  head: () => playgroundHead,
};
