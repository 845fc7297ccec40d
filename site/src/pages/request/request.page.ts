import { getConversation, getRequest } from '@yantra/contract/calls';
import { textsIn } from '@yantra/language';
import type { Scope } from '@yantra/state';
import type { Address } from '../../address.ts';
import type { SitePage } from '../../page.ts';
import { messages } from './request.messages.ts';
import { RequestPage, pageIn } from './request.tsx';

/** The request with all that was written, so that it is there without a script too. */
async function load(scope: Scope, address: Address): Promise<void> {
  const page = pageIn(address);
  const request = await scope.prefetch(getRequest, { page }, { isQuiet: true }).catch(() => undefined);
  const talks = request?.deals.map(({ id }) =>
    scope.prefetch(getConversation, { dealId: id, page }, { isQuiet: true }),
  );
  await Promise.allSettled(talks ?? []);
}

/** By a secret page: whoever has its address sees it, and nobody else learns the address. */
export const page: SitePage = {
  source: 'src/pages/request/request.page.ts',
  Component: RequestPage,
  languages: { hi: () => import('./request.hi.ts'), mr: () => import('./request.mr.ts') },
  load,
  status(scope, address) {
    const { remote } = scope.resource(getRequest, () => ({ page: pageIn(address) }));
    const now = remote.peek();
    return now.status === 'failed' ? now.error.status : 200;
  },
  headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
  head: ({ language }) => ({ title: textsIn(language, messages).head, isPrivate: true }),
};
