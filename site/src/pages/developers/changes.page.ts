import type { SitePage } from '../../page.ts';
import { changes } from './changes-part.ts';
import { changesPath } from './docs-nav.tsx';
import { guideHead, GuidePage } from './guide.tsx';
import { negotiated } from './negotiated.ts';

export const page: SitePage = {
  source: 'src/pages/developers/changes.page.ts',
  Component: () => GuidePage({ part: changes, path: changesPath }),
  headers: negotiated,
  head: () => guideHead(changes, changesPath),
};
