import type { ReactNode } from 'react';
import type { AuthDependencies, DialogModel } from './dependencies.ts';

/**
 * A dialog whose code has loaded: the content of its frame. One frame serves all, so that going from one to another moves
 * nothing.
 */
export interface Screen extends Pick<DialogModel, 'open' | 'close'> {
  readonly title: () => ReactNode;
  readonly note?: () => ReactNode;
  /** @param formId of the form, whose button stands in the foot */
  readonly body: (formId: string) => ReactNode;
  readonly foot: (formId: string) => ReactNode;
}

/** What the parts of a dialog need besides their model. */
export interface ScreenContext extends Pick<AuthDependencies, 'go'> {
  /** Where the marketplace's pages are; empty on its own host. */
  readonly siteUrl: string;
  /** Shown as a page rather than a dialog: long forms then come in steps. */
  readonly isPage: boolean;
}
