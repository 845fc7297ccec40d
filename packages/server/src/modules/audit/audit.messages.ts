/** The command's output, and the line in the log. */
export const auditTexts = {
  anchor: 'The audit log goes as far as this.',
  whole: (rows: number, head: string): string =>
    rows === 0 ? 'The audit log is empty.' : `The audit log is whole: ${rows} rows, its head is ${head}.`,
  agreementsWhole: (quotes: number, agreements: number): string =>
    `Every quote (${quotes}) and agreement (${agreements}) is as it was sealed, and adds up.`,
  agreementBroken: (what: 'quote' | 'agreement', name: string): string =>
    `The ${what} ${name} was changed, or does not add up.`,
  noted: (heads: number): string => `It leads through every head that was noted (${heads}).`,
  broken: (chain: number, row: number): string =>
    `The audit log is broken at row ${row} of chain ${chain}: it was changed, moved or taken out.`,
  lost: (head: string): string =>
    `The audit log does not lead to the head that was noted: rows were cut off its end, or written anew. Noted: ${head}.`,
  foreign: (at: string): string =>
    `The line of ${at} was not signed by this database, or was changed. Please name the key it was signed with by --key, if you know it.`,
  noLines: (file: string): string => `No line of ${file} tells of the audit log.`,
  noFile: (file: string): string => `The file ${file} cannot be read.`,
  noHead: (text: string): string =>
    `"${text}" is not a head of the audit log. It looks like 1:40,2:3/5f… as this command prints it.`,
  usage: 'Usage: audit:verify [--log FILE|- [--key KEY]] [--head HEAD]',
  noLog: 'This database has no audit log yet. Please start the server once.',
} as const;
