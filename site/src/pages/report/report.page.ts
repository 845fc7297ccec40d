import { getEquipmentById } from '@yantra/contract/calls';
import { textsIn } from '@yantra/language';
import type { SitePage } from '../../page.ts';
import { idOf } from './report-path.ts';
import { messages } from './report.messages.ts';
import { Report } from './report.tsx';

export const page: SitePage = {
  source: 'src/pages/report/report.page.ts',
  Component: Report,
  languages: { hi: () => import('./report.hi.ts'), mr: () => import('./report.mr.ts') },
  // It only names the machine; without it the form is there all the same.
  load: async (scope, address) => {
    const id = idOf(address);
    if (id) await Promise.allSettled([scope.prefetch(getEquipmentById, { id })]);
  },
  head: ({ language }) => ({ title: textsIn(language, messages).head, isPrivate: true }),
};
