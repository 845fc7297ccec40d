/** Replaces `use-sync-external-store/shim`: see resolve.ts. */
export { useSyncExternalStore } from 'react';
