import { EmptyList } from './empty-list.tsx';
import { EmptySearch } from './empty-search.tsx';
import { ErrorArt } from './error.tsx';
import { Offline } from './offline.tsx';

/** Drawings of states that any list may be in. */
export const art = { 'empty-list': EmptyList, 'empty-search': EmptySearch, error: ErrorArt, offline: Offline } as const;
