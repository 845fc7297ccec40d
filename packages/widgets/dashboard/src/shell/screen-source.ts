import type { LoggedUser } from '@yantra/state';
import { isFor, type ScreenModule } from '../kit/screen.ts';
import { screens } from '../screens/screens.ts';
import { matchScreen } from './match.ts';

/** The module of the screen at an address below `/dashboard`, relative to this package's `src`; undefined if there is none. */
export const screenSource = (path: string): string | undefined => matchScreen(path, screens)?.route.source;

/** A screen whose code is loaded. */
export interface ArrivedScreen extends ScreenModule {
  /** Below `/dashboard`. */
  readonly path: string;
}

/**
 * The screen that the server renders at an address below `/dashboard` and the browser takes over; undefined if there is none for this user.
 * @throws if its code fails to load
 */
export async function servedScreen(path: string, user: LoggedUser): Promise<ArrivedScreen | undefined> {
  const route = matchScreen(path, screens)?.route;
  if (!route?.isServed || !isFor(route, user)) return undefined;
  return { path, Screen: (await route.load()).Screen };
}
