/** What the CommonJS shim offers, from React itself: see vite.config.ts. */
export { useSyncExternalStore } from 'react';
