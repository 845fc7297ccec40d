import type { SitePage } from '../../page.ts';
import { negotiated } from './negotiated.ts';
import { Playground, playgroundHead } from './playground.tsx';

export const page: SitePage = {
  source: 'src/pages/developers/playground.page.ts',
  Component: Playground,
  headers: negotiated,
  head: () => playgroundHead,
};
