import type { ReportsState } from '@yantra/element';
import type { Navigate } from '../kit/screen.ts';
import type { Slots } from '../kit/slots.ts';
import type { ArrivedScreen } from './screen-source.ts';

export interface DashboardProps extends ReportsState, Slots {
  /** Below `/dashboard`, e.g. `/equipments-list`; by default `/`, the overview. */
  readonly path?: string | undefined;
  /** The query of that address, which holds a screen’s filters. */
  readonly query?: URLSearchParams | undefined;
  /** The state of the navigation. */
  readonly state?: unknown;
  /** The first screen, where the server has rendered it. */
  readonly arrived?: ArrivedScreen | undefined;
  /** Goes to an address of the site. Without it the dashboard keeps its current path in memory. */
  readonly navigate?: Navigate | undefined;
  /** Called after a log-out. By default the browser goes to the marketplace's home page. */
  readonly onLogOut?: (() => void) | undefined;
}
