/*
 * Replaces `react` and `react-dom/client` in the CDN build: Preact with the few of React's habits that our components use. All of preact/compat would do the
 * same for 1.5 kB more, a tenth of everything on a partner's page. Only names here, so that using a hook or two does not load Preact.
 */
export { useEffect, useMemo, useRef, useState } from '../first/engine.ts';
export { Component, Fragment, createContext, createElement } from 'preact';
export { useCallback, useContext, useId, useLayoutEffect } from 'preact/hooks';
export { useSyncExternalStore } from './external-store.ts';
export { createRoot, hydrateRoot } from './roots.ts';
/** Signals check which elements are React's; none of ours contains a signal. */
export const version = '19';
