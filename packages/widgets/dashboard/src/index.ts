export { Dashboard, type DashboardProps } from './dashboard.tsx';
export type { Navigate, NavigateOptions, Role } from './screen.ts';
export { type ArrivedScreen, screenSource, servedScreen } from './screen-source.ts';
