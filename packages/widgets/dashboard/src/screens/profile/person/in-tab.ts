import type { ScreenProps } from '../../../kit/screen.ts';
import type { TableFilter } from '../../../kit/table/toolbar.tsx';

export interface InTabProps extends Pick<ScreenProps, 'query' | 'navigate' | 'user'> {
  readonly userId: string;
  /** The page's address, without its query. */
  readonly address: string;
  readonly tab: string;
}

/** What a table in a tab takes: its state stands in the page's address, beside the tab's. */
export function inTab({ query, navigate, user, address, tab }: Omit<InTabProps, 'userId'>, ...more: readonly string[]) {
  const kept = new URLSearchParams(query);
  kept.set('tab', tab);
  const filters: readonly TableFilter[] = ['tab', ...more].map((key) => ({
    key,
    label: key,
    options: [],
    isUnseen: true,
  }));
  return { query: kept, navigate, user, address, filters };
}
