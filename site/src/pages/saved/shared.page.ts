import { getSharedFavourites } from '@yantra/contract/calls';
import { sharedListInput } from '@yantra/favourites';
import { textsIn } from '@yantra/language';
import { type Scope, jobOf } from '@yantra/state';
import type { Address } from '../../address.ts';
import type { SitePage } from '../../page.ts';
import { messages } from './saved.messages.ts';
import { Shared } from './shared.tsx';

const inputOf = (scope: Scope, { params }: Pick<Address, 'params'>) =>
  sharedListInput(params['page'] ?? '', scope.city.peek().id, jobOf(scope).job.peek());

/** By a secret page: whoever has its address reads it, and nobody else learns the address. */
export const page: SitePage = {
  source: 'src/pages/saved/shared.page.ts',
  Component: Shared,
  languages: { hi: () => import('./saved.hi.ts'), mr: () => import('./saved.mr.ts') },
  load: (scope, address) =>
    scope.prefetch(getSharedFavourites, inputOf(scope, address), { isQuiet: true }).catch(() => undefined),
  status(scope, address) {
    const now = scope.resource(getSharedFavourites, () => inputOf(scope, address)).remote.peek();
    return now.status === 'failed' ? now.error.status : 200;
  },
  headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
  head: ({ language }) => ({ title: textsIn(language, messages).sharedHead, isPrivate: true }),
};
