import { getEquipmentById } from '@yantra/contract/calls';
import { textsIn } from '@yantra/language';
import type { SitePage } from '../../page.ts';
import { machinesIn } from './ask-path.ts';
import { messages } from './ask.messages.ts';
import { Ask } from './ask.tsx';

export const page: SitePage = {
  source: 'src/pages/ask/ask.page.ts',
  Component: Ask,
  languages: { hi: () => import('./ask.hi.ts'), mr: () => import('./ask.mr.ts') },
  load: async (scope, address) => {
    await Promise.allSettled(machinesIn(address).map((id) => scope.prefetch(getEquipmentById, { id })));
  },
  // A code may stand in its address.
  headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  head: ({ language }) => ({ title: textsIn(language, messages).head, isPrivate: true }),
};
