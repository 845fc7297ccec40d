import type { ReportsState } from '@yantra/element';
import type { Navigate } from '../kit/screen.ts';
import type { ArrivedScreen } from './screen-source.ts';

export interface DashboardProps extends ReportsState {
  /** Below `/dashboard`, e.g. `/equipments-list`; `/`, the overview, without it. */
  readonly path?: string | undefined;
  readonly query?: URLSearchParams | undefined;
  /** What came with the navigation. */
  readonly state?: unknown;
  /** The screen it begins with, where the server has rendered it. */
  readonly arrived?: ArrivedScreen | undefined;
  /** Goes to an address of the site. Without it the dashboard keeps its place to itself. */
  readonly navigate?: Navigate | undefined;
  /** Somebody has logged out: what is next? The marketplace's home without it. */
  readonly onLogOut?: (() => void) | undefined;
}
