import type { SitePage } from '../../page.ts';
import { Landing, landingHead } from './landing.tsx';
import { negotiated } from './negotiated.ts';

export const page: SitePage = {
  source: 'src/pages/developers/developers.page.ts',
  Component: Landing,
  headers: negotiated,
  head: () => landingHead,
};
