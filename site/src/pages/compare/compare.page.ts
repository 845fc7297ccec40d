import { getAvailability, getEquipmentById } from '@yantra/contract/calls';
import { compareAddress } from '@yantra/domain';
import { textsIn } from '@yantra/language';
import type { SitePage } from '../../page.ts';
import { idsIn } from './compare-path.ts';
import { messages } from './compare.messages.ts';
import { ComparePage } from './compare.tsx';

export const page: SitePage = {
  source: 'src/pages/compare/compare.page.ts',
  Component: ComparePage,
  languages: { hi: () => import('./compare.hi.ts'), mr: () => import('./compare.mr.ts') },
  load: (scope, address) =>
    Promise.allSettled(
      idsIn(address).flatMap((id) => [
        scope.prefetch(getEquipmentById, { id }, { isQuiet: true }),
        scope.prefetch(getAvailability, { equipmentId: id }, { isQuiet: true }),
      ]),
    ),
  // There are more comparisons than anybody would look for.
  headers: { 'x-robots-tag': 'noindex' },
  head({ language }, address) {
    const ids = idsIn(address);
    const { title, description } = textsIn(language, messages);
    return { title: title(ids.length), description, canonicalPath: compareAddress(ids), isPrivate: true };
  },
};
