/** What a page's developer reads in the console. */
export const messages = {
  badAttribute: (tag: string, attribute: string, type: string, text: string) =>
    `<${tag}>: ${attribute}="${text}" is no ${type}`,
  defined: (tag: string, kept = 'unknown', version: string) => `<${tag}> is there in version ${kept}, not ${version}`,
};
