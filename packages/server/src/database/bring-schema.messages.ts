/** What an operator reads if the schema is not this version's. */
export const schemaTexts = {
  newer: (names: readonly string[]) =>
    `The database was made by a newer version of Yantra (it has ${names.join(', ')}). Please update the program.`,
  older: (names: readonly string[]) =>
    `The database is of an older version of Yantra (it lacks ${names.join(', ')}). Please run \`yantra migrate\` first; the version before goes on working meanwhile.`,
  empty: 'The database is empty. Please run `yantra migrate` first, then `yantra create-admin`.',
  migrating: (count: number) =>
    `Bringing the database up to this version, in ${count === 1 ? 'one step' : `${count} steps`}.`,
  backedUp: (file: string) => `Before that, a backup was written to ${file}.`,
} as const;
