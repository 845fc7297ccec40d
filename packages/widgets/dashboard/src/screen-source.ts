import { matchScreen } from './internal/match.ts';
import { screens } from './screens.ts';

/** The module of the screen at an address below `/dashboard`, from this package's `src`; undefined where there is none. */
export const screenSource = (path: string): string | undefined => matchScreen(path, screens)?.route.source;
