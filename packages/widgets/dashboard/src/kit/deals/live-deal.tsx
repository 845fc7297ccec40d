import { DealNewsProvider, useDealNews } from '@yantra/deals';
import { type ReactNode, useEffect } from 'react';
import { useLatest } from '../use-latest.ts';
import { useRefreshed } from './use-refreshed.ts';

interface LiveProps {
  readonly dealId: string;
  /** Reads the deal again. */
  readonly reload: () => void;
  readonly children: ReactNode;
}

/** Reads a deal again when something has happened in it; its conversation below hears of the same stream. */
export function LiveDeal({ dealId, reload, children }: LiveProps) {
  const news = useDealNews(undefined);
  const refresh = useLatest(reload);
  useRefreshed(reload);
  useEffect(() => news.follow((moved) => moved?.dealId === dealId && refresh()), [news, dealId, refresh]);
  return <DealNewsProvider value={news}>{children}</DealNewsProvider>;
}
