import type { SitePage } from '../../page.ts';
import { Guide, guideHead, partOf } from './guide.tsx';
import { negotiated } from './negotiated.ts';

export const page: SitePage = {
  source: 'src/pages/developers/guide.page.ts',
  Component: Guide,
  status: (_, address) => (partOf(address) ? 200 : 404),
  headers: negotiated,
  head: (_, address) => guideHead(partOf(address)),
};
