import type { SitePage } from '../../page.ts';
import { Guide, guideHead, partOf } from './guide.tsx';

export const page: SitePage = {
  source: 'src/pages/developers/guide.page.ts',
  Component: Guide,
  status: (_, address) => (partOf(address) ? 200 : 404),
  head: (_, address) => guideHead(partOf(address)),
};
