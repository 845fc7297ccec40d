/** What the command says. */
export const auditTexts = {
  whole: (rows: number, head: string): string =>
    rows === 0 ? 'The audit log is empty.' : `The audit log is whole: ${rows} rows, the last with hash ${head}.`,
  broken: (row: number): string => `The audit log is broken at row ${row}: it was changed, moved or taken out.`,
  noData: (folder: string): string => `There is no database in ${folder}. Please set DATA_DIR or DATABASE_URL.`,
  noLog: 'This database has no audit log yet. Please start the server once.',
} as const;
