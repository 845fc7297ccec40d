/** What a page's developer reads in the console. */
export const messages = {
  badAttribute: (tag: string, attribute: string, type: string, text: string) =>
    `<${tag}>: the attribute "${attribute}" needs ${type === 'json' ? 'JSON' : 'a number'}, not ${text.slice(0, 80)}`,
  defined: (tag: string, kept: string, version: string) =>
    `<${tag}>: version ${kept} is defined already; version ${version} is left out.`,
  unknownVersion: 'unknown',
};
