import { getFavourites } from '@yantra/contract/calls';
import { getKeptMachines } from '@yantra/contract/calls';
import { keptMachinesInput } from '@yantra/favourites';
import { textsIn } from '@yantra/language';
import { type Scope, jobOf } from '@yantra/state';
import type { SitePage } from '../../page.ts';
import { messages } from './saved.messages.ts';
import { Saved } from './saved.tsx';

/** What the account keeps, so that it is there without a script too. Without one the browser knows it alone. */
async function load(scope: Scope): Promise<void> {
  if (scope.session.served === undefined) return;
  const kept = await scope.prefetch(getFavourites, {}, { isQuiet: true }).catch(() => undefined);
  if (kept === undefined || kept.machines.length === 0) return;
  const input = keptMachinesInput(kept, scope.city.peek().id, jobOf(scope).job.peek());
  await scope.prefetch(getKeptMachines, input, { isQuiet: true }).catch(() => undefined);
}

export const page: SitePage = {
  source: 'src/pages/saved/saved.page.ts',
  Component: Saved,
  languages: { hi: () => import('./saved.hi.ts'), mr: () => import('./saved.mr.ts') },
  load,
  head: ({ language }) => ({ title: textsIn(language, messages).head, isPrivate: true }),
};
