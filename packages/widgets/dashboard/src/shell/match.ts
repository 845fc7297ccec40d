import type { Right } from '@yantra/domain';
import type { Role } from '../kit/screen.ts';
import type { Redirect, ScreenRoute } from '../screens/route.ts';

/** A screen with the values of its placeholders. */
export interface Match {
  readonly route: ScreenRoute;
  readonly params: Readonly<Record<string, string>>;
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const segment = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decoded(segment);
    else if (part !== segment) return undefined;
  }
  return params;
}

/** The screen at an address below `/dashboard`; a trailing slash is ignored. */
export function matchScreen(path: string, screens: readonly ScreenRoute[]): Match | undefined {
  for (const route of screens) {
    const params = paramsOf(route.path, path);
    if (params) return { route, params };
  }
  return undefined;
}

/** The target of a duplicate address, or undefined if it is not one. */
export function redirected(
  path: string,
  redirects: readonly Redirect[],
  role: Role,
  rights: readonly Right[] = [],
): string | undefined {
  const one = redirects.find(
    ({ from, roles, butNot }) =>
      (path === from || path.startsWith(`${from}/`)) &&
      (roles?.includes(role) ?? true) &&
      (butNot === undefined || !rights.includes(butNot)),
  );
  return one && one.to + path.slice(one.from.length);
}

/** The parents of a screen, the topmost first; the overview is always included. */
export function screensAbove(route: ScreenRoute, screens: readonly ScreenRoute[]): readonly ScreenRoute[] {
  const overview = screens.find(({ path }) => path === '/');
  const above: ScreenRoute[] = [];
  for (let at: ScreenRoute | undefined = parentOf(route, screens); at && at !== overview; at = parentOf(at, screens))
    above.unshift(at);
  return overview && route !== overview ? [overview, ...above] : above;
}

function parentOf({ path, parent }: ScreenRoute, screens: readonly ScreenRoute[]): ScreenRoute | undefined {
  if (parent !== undefined) return screens.find((one) => one.path === parent);
  return screens
    .filter((one) => one.path !== path && path.startsWith(`${one.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
}
