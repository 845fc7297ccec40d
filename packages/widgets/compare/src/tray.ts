/** Putting machines aside in a list, and the tray that shows them. Code that a list needs after its cards. */
export { CompareToggle, type CompareToggleProps } from './tray/compare-toggle.tsx';
export { CompareTray, type CompareTrayProps } from './tray/compare-tray.tsx';
export type { trayMessages } from './tray/tray.messages.ts';
