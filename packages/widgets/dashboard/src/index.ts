export { Dashboard, type DashboardProps } from './dashboard.tsx';
export type { Navigate, NavigateOptions, Role } from './screen.ts';
export { screenSource } from './screen-source.ts';
