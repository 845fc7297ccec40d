/** The command's arguments that are not flags. */
export const wantedNames = (): readonly string[] =>
  process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
