import type { Right } from '@yantra/domain';
import type { Role, ScreenModule, SeenBy } from '../kit/screen.ts';
import type { titles } from './screens.messages.ts';

/** The key of a title among the screens' titles. */
type ScreenTitle = Exclude<keyof typeof titles, 'id'>;

/** One address of the dashboard. Others than those who see it get the 403 page; the server checks every call as well. */
export interface ScreenRoute extends SeenBy {
  /** Below `/dashboard`; `/` is the overview, `:id` a placeholder. */
  readonly path: string;
  /** Shown in the breadcrumbs and as the window's title. */
  readonly title: ScreenTitle;
  /** The path of the parent in the breadcrumbs; by default the longest known prefix of its own path. */
  readonly parent?: string;
  /** The module that `load` imports, relative to `src`: a document that starts with this screen preloads its chunks. */
  readonly source: string;
  readonly load: () => Promise<ScreenModule>;
  /** The server renders it for the user, so that it is visible before any script; its output must not depend on where and when it is rendered. */
  readonly isServed?: true;
}

/** An address that redirects to another. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** Only for these roles; by default for everybody. */
  readonly roles?: readonly Role[];
  /** Who has this right stays. */
  readonly butNot?: Right;
}
