/** What a page's developer reads in the console. */
export const messages = {
  badAttribute: (tag: string, attribute: string, type: string, text: string) =>
    `<${tag}>: the attribute "${attribute}" cannot be read as ${type}: ${text}`,
  defined: (tag: string, kept = 'unknown', version: string) =>
    `<${tag}>: version ${kept} is defined already, version ${version} is left out`,
};
