/** The report that `?yantra-debug=1` prints, for the page's author. */
export const messages = {
  title: (problems: number) =>
    problems === 0
      ? 'Yantra doctor: all is well.'
      : `Yantra doctor: ${problems === 1 ? '1 problem' : `${problems} problems`}.`,
  loaders: (urls: readonly string[]) => `Loaded from ${urls.join(' and ')}.`,
  twice: (urls: readonly string[]) =>
    `The loader is on the page in ${urls.length} versions (${urls.join(', ')}). The first works for all; leave one out.`,
  none: 'There is no Yantra tag on the page.',
  unknownTag: (tag: string, near: string | undefined) =>
    `<${tag}> is no tag of ours.${near === undefined ? '' : ` Did you mean <${near}>?`}`,
  unknownAttribute: (tag: string, name: string, near: string | undefined) =>
    `<${tag}> has no attribute ${name}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
  noScope: (tag: string, id: string) => `<${tag} for="${id}"> names no yantra-scope of the page.`,
  state: (tag: string, state: string) => `<${tag}> ${state}`,
  states: {
    ready: 'is ready.',
    empty: 'has nothing to show.',
    error: 'has failed; what stands inside the tag is visible.',
    loading: 'is still loading.',
    waiting: 'waits until it comes near the window.',
  },
  hidden: (tag: string, by: string) => `<${tag}> cannot be seen: ${by} is hidden by a style of the page.`,
  noWidth: (tag: string, parent: string) =>
    `<${tag}> is 0 px wide: ${parent} leaves it no room. Give ${parent} a width, or let it grow (flex: 1).`,
  clipped: (tag: string, by: string) => `<${tag}> is cut off by ${by}, whose overflow is hidden.`,
  covered: (tag: string, by: string) => `<${tag}> is covered by ${by}: it can be neither seen nor pressed there.`,
  noPlace: (line: string) =>
    `Nothing keeps the widgets’ place, so what is below them moves when they come. Paste: ${line}`,
  noCode: (tag: string) => `The code of <${tag}> did not come: a policy, an extension or the network stops ${tag}.js.`,
  replaced: (names: readonly string[]) =>
    `The page has replaced ${names.join(', ')}. Widgets take what they need from the browser; if something is odd, look there first.`,
  quirks: 'The page has no <!doctype html>: browsers show it by the rules of the nineties.',
  importMaps: (names: readonly string[], line: string) =>
    `The page’s own names (${names.join(', ')}) lead nowhere, since this browser reads the first import map of a page only. Paste one in place of all:\n${line}`,
  unreachable: (origin: string) =>
    `${origin} does not answer from this page: a policy, an extension or the network stops it.`,
  refusedKey: (key: string, reason: string) => `The key ${key} is refused: ${reason}`,
  blocked: (directive: string, url: string) => `The page’s Content-Security-Policy stops ${url} by its ${directive}.`,
  blockedStreets: (directive: string, origin: string) =>
    `The page’s Content-Security-Policy stops the map’s streets from ${origin} by its ${directive}; the drawn map is there without them.`,
  paste: (lines: string) => `Add to the page’s Content-Security-Policy:\n${lines}`,
} as const;
