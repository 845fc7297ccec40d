export { Dashboard } from './dashboard.tsx';
export type { DashboardProps } from './dashboard.props.ts';
export type { Navigate, NavigateOptions, Role } from './screen.ts';
export { type ArrivedScreen, screenSource, servedScreen } from './screen-source.ts';
