/** What the operator reads during a migration. */
export const migrateTexts = {
  waitingForOther: 'Another process migrates this database: waiting for it.',
  waitingForLock: (name: string) => `${name}: somebody is using a table it changes; it tries again.`,
  noLock: (name: string) =>
    `The migration ${name} could not have a table to itself for a moment. Nothing of it was done. Please run it again when less goes on, or end what holds the table.`,
  tooSlowForPooler: (name: string) =>
    `The migration ${name} takes longer than the role’s statement_timeout allows, which cannot be lifted through a pooler. Please run \`yantra migrate\` with DATABASE_URL leading to PostgreSQL itself.`,
} as const;
