import type { SitePage } from '../../page.ts';
import { elementHead, elementNamed, ElementPage } from './element-page.tsx';
import { negotiated } from './negotiated.ts';

export const page: SitePage = {
  source: 'src/pages/developers/element.page.ts',
  Component: ElementPage,
  status: (_, address) => (elementNamed(address) ? 200 : 404),
  headers: negotiated,
  head: (_, address) => elementHead(elementNamed(address)),
};
