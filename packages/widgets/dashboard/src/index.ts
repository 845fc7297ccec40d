export { Dashboard } from './dashboard.tsx';
export type { DashboardProps } from './shell/dashboard.props.ts';
export type { Navigate, NavigateOptions, Role } from './kit/screen.ts';
export { type ArrivedScreen, screenSource, servedScreen } from './shell/screen-source.ts';
