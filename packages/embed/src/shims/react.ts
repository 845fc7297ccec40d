/*
 * Stands in for `react` and `react-dom/client` in the CDN build: Preact with the few of React's manners our components use. The whole of
 * preact/compat would do the same for 1.5 kB more, which on a partner's page is a tenth of everything.
 * Nothing but names here, so that who uses a hook or two does not bring Preact along.
 */
export { useEffect, useMemo, useRef, useState } from '../first/engine.ts';
export { Component, Fragment, createContext, createElement } from 'preact';
export { useCallback, useContext, useId, useLayoutEffect } from 'preact/hooks';
export { useSyncExternalStore } from './external-store.ts';
export { createRoot, hydrateRoot } from './roots.ts';
/** Signals ask which elements are React's; none of ours holds a signal. */
export const version = '19';
