import type { SitePage } from '../../page.ts';
import { Landing, landingHead } from './landing.tsx';

export const page: SitePage = {
  source: 'src/pages/developers/developers.page.ts',
  Component: Landing,
  head: () => landingHead,
};
