/** What the operator reads when making or restoring a backup; each one line. */
export const backupTexts = {
  exists: (file: string) =>
    `${file} exists already. Please name another file, or say --force to put this backup in its place.`,
  cannotWrite: (file: string, reason: string) => `The backup could not be written to ${file}: ${reason}`,
  cannotRead: (file: string, reason: string) => `The backup ${file} could not be read: ${reason}`,
  noBackup: (file: string) => `${file} is no backup of Yantra. Nothing was changed.`,
  broken: (file: string) =>
    `The backup ${file} is broken or was cut short: what it holds is not what was written. Nothing was changed; please take another one.`,
  otherFormat: (file: string, format: string) =>
    `The backup ${file} has format ${format}, which this version cannot read. Nothing was changed; please update, then restore again.`,
  newerSchema: (file: string, migration: string) =>
    `The backup ${file} was made by a newer version (it has the migration ${migration}). Nothing was changed; please update, then restore again.`,
  notEmpty: (where: string) =>
    `The database ${where} is not empty, and a restore never replaces what is there. Nothing was changed; please name an empty one by DATABASE_URL or DATA_DIR.`,
  otherColumns: (table: string) =>
    `The table ${table} has other columns here than in the backup. Nothing was changed; please restore into an empty database.`,
  notTheSame: (table: string) =>
    `The table ${table} did not come out as it was in the backup. Nothing was kept; please report this.`,
  noDatabase: (where: string) => `There is no database in ${where}, so there is nothing to read.`,
  noSchema: (where: string) => `The database ${where} holds no tables of Yantra, so there is nothing to back up.`,
  foreignTable: (table: string) => `The table ${table} of the backup is not one of Yantra’s: it was left out.`,
  serverSilent: (folder: string) =>
    `The data folder ${folder} is in use by a process that gives no copies of it. Please stop it, then try again.`,
  made: (file: string, tables: number, rows: number, files: number, megabytes: string) =>
    `${file}: ${rows} rows of ${tables} tables and ${files} files, ${megabytes} MB. It holds keys and people’s data: please keep it where only you can read it.`,
  filesElsewhere:
    'Pictures and kept builds lie on the storage of PICTURE_STORE and not in this backup: please keep copies of it too.',
  restored: (file: string, rows: number, tables: number, files: number) =>
    `Restored ${file}: ${rows} rows of ${tables} tables and ${files} files, every table as it was.`,
  migrated: (names: readonly string[]) => `Brought up to date: ${names.join(', ')}.`,
} as const;
