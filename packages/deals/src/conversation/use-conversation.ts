import { getConversation } from '@yantra/contract/calls';
import type { DealParty } from '@yantra/domain';
import { dataOf, useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';
import { isOnline, newKey } from './browser.ts';
import { createConversationModel } from './conversation.model.ts';
import { useDealNews } from './deal-news-context.tsx';

interface Options {
  readonly dealId: string;
  readonly page: string | undefined;
  readonly side: DealParty;
  readonly now: number | undefined;
}

/** The conversation of a deal, followed while it is shown. */
export function useConversation({ dealId, page, side, now }: Options) {
  const scope = useScope();
  const news = useDealNews(page);
  const model = useMemo(() => {
    const input = { dealId, ...(page !== undefined && { page }) };
    // What the server rendered; it is not asked for here.
    const { remote } = scope.resource(getConversation, () => input, { isQuiet: true });
    const first = dataOf(remote.peek());
    const clock = now === undefined ? Date.now : () => now;
    return createConversationModel({ dealId, page, side, send: scope.send, first, isOnline, newKey, now: clock });
  }, [scope, dealId, page, side, now]);
  useEffect(() => {
    // The stream of a secret page begins with how far each deal is.
    if (page === undefined || model.status.peek() !== 'ready') void model.look();
    const stop = news.follow((moved) => {
      if (moved === undefined || moved.dealId === dealId) void model.look();
    });
    addEventListener('online', model.resume);
    return () => {
      stop();
      removeEventListener('online', model.resume);
    };
  }, [model, news, dealId, page]);
  return model;
}
