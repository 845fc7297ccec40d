import type { Role, ScreenModule } from '../kit/screen.ts';
import type { titles } from './screens.messages.ts';

/** The name of a title among those of the screens. */
type ScreenTitle = Exclude<keyof typeof titles, 'id'>;

/** One address of the dashboard. */
export interface ScreenRoute {
  /** Below `/dashboard`; `/` is the overview, `:id` a placeholder. */
  readonly path: string;
  /** Who may see it; others get the 403 page. The server enforces the same for every call. */
  readonly roles: readonly Role[];
  /** In breadcrumbs and in the window's title. */
  readonly title: ScreenTitle;
  /** The path of the screen above it in the breadcrumbs; without one the longest known beginning of its own path. */
  readonly parent?: string;
  /** The module that `load` brings, from `src`: a document that begins with the screen asks for its chunks at once. */
  readonly source: string;
  readonly load: () => Promise<ScreenModule>;
  /** The server renders it for who asks, so that it is there before any script; it then shows the same wherever and whenever it is rendered. */
  readonly isServed?: true;
}

/** An address that leads elsewhere. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** Whom alone it leads; everybody without them. */
  readonly roles?: readonly Role[];
}
