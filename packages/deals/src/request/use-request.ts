import { getRequest, type RenterRequest } from '@yantra/contract/calls';
import { type Remote, useScope } from '@yantra/state';
import { useEffect, useMemo, useRef } from 'react';
import { useDealNews } from '../conversation/deal-news-context.tsx';

/** Which request, and who asks: by its secret page, or as one of one's own. */
export interface RequestNamed {
  readonly page?: string | undefined;
  readonly requestId?: string | undefined;
}

/** A request with its quotes, read again when one of its deals moves. Read where signals are tracked. */
export function useRequest({ page, requestId }: RequestNamed) {
  const scope = useScope();
  const news = useDealNews(page);
  const resource = useMemo(() => {
    const input = page === undefined ? { requestId } : { page };
    return scope.resource(getRequest, () => input, { isQuiet: true });
  }, [scope, page, requestId]);
  const places = useRef(new Map<string, number>());
  useEffect(
    () =>
      news.follow((moved) => {
        const known = moved && places.current.get(moved.dealId);
        if (moved) places.current.set(moved.dealId, moved.place);
        // That somebody has read on changes nothing here.
        if (moved === undefined || known !== moved.place) resource.reload();
      }),
    [news, resource],
  );
  const remote: Remote<RenterRequest> = resource.remote.value;
  return { remote, reload: resource.reload };
}
