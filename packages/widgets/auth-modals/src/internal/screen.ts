import type { ReactNode } from 'react';
import type { AuthDependencies, DialogModel } from './dependencies.ts';

/** A dialog whose code has arrived: what its frame shows. One frame serves all, so that going from one to another moves nothing. */
export interface Screen extends Pick<DialogModel, 'open' | 'close'> {
  readonly title: () => ReactNode;
  readonly note?: () => ReactNode;
  /** @param formId of the form, whose button stands in the foot */
  readonly body: (formId: string) => ReactNode;
  readonly foot: (formId: string) => ReactNode;
}

/** What the parts of a dialog need besides their model. */
export interface ScreenContext extends Pick<AuthDependencies, 'go'> {
  /** Where the marketplace's pages are; empty for this host. */
  readonly siteUrl: string;
  /** It is a page rather than a dialog: what is long then comes in steps. */
  readonly isPage: boolean;
}
