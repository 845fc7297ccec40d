/** What whoever runs the program reads. */
export const texts = {
  usage: 'Usage: yantra COMMAND',
  commands: 'Commands:',
  settings: 'Settings come from the environment: see packages/server/README.md.',
  noCommand: 'No command was given. `yantra help` lists them.',
  unknownCommand: (name: string) => `There is no command "${name}". \`yantra help\` lists them.`,
  usageOf: (usage: string) => `Usage: yantra ${usage}`,
  failed: 'It failed:',
  summaries: {
    start: 'serves the marketplace until it is stopped',
    migrate: 'brings the database’s schema up to this version',
    backup: 'writes all that is kept into a file, while the server runs or not',
    restore: 'fills an empty database from a backup of either engine',
    doctor: 'looks at all that a server needs, and says what to do; ends with 1 where something fails',
    help: 'says what the program can be told',
  },
  migrated: (names: readonly string[]) => `The schema is up to date: ran ${names.join(', ')}.`,
  nothingToMigrate: 'The schema is up to date: nothing had to run.',
  oneFile: 'One FILE must be named.',
  argument: (text: string) => `"${text}" is not understood.`,
} as const;
