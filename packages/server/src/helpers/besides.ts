/** A file beside a module, with the same ending: `.ts` from source, `.js` when built. */
export const besides = (name: string, moduleUrl: string): URL =>
  new URL(`./${name}${/\.[jt]s$/.exec(moduleUrl)?.[0] ?? '.js'}`, moduleUrl);
