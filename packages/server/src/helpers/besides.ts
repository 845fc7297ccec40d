/** The file beside a module, with that module's own ending: `.ts` from source, `.js` when built. */
export const besides = (name: string, moduleUrl: string): URL =>
  new URL(`./${name}${/\.[jt]s$/.exec(moduleUrl)?.[0] ?? '.js'}`, moduleUrl);
