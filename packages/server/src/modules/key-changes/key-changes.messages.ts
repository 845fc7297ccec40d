/** What the operator reads when changing a key; each one line. */
export const keyTexts = {
  unknown: (name: string, names: readonly string[]) => `There is no key ${name}. There are: ${names.join(', ')}.`,
  given: (name: string, setting: string) =>
    `${setting} gives the key ${name}, so the database has none to change. Please add a new one as its last line, restart every process, move it to the first line, restart again, and take the old one out when nothing that it signed is good any more.`,
  underWay: (name: string, until: string) =>
    `The key ${name} is being changed already. Please try again after ${until}.`,
  changed: (name: string, from: string, until: string) =>
    `The key ${name} has a successor, which signs from ${from}. What the one before signed is taken until ${until}.`,
  changedAtOnce: (name: string) =>
    `The key ${name} is another one. What the ones before signed is refused from within half a minute on.`,
} as const;
