import { factLabels, placeLabels, statusLabel } from '../../kit/machine-labels.messages.ts';

/** Texts of the import of machines. */
export const messages = {
  id: 'dashboard.equipment-import',
  title: 'Import from CSV',
  note: 'One machine a row, 5,000 rows at most, the names of the columns in the first row.',
  choose: 'Choose file',
  chooseOther: 'Choose another file',
  file: 'CSV file',
  hint: 'A table saved as CSV. Nothing is added before you say so.',
  template: 'Download an empty table',
  templateName: 'yantra-machines.csv',
  reading: 'Reading the file...',
  unreadable: 'This file could not be read as a table. Please save it as CSV and choose it again.',
  empty: 'The file has no rows.',
  tooMany: 'Please import 5,000 rows at most at a time.',
  tooLarge: 'This file is too large. Please choose one of at most 5 MB.',
  mapping: 'Which column is what',
  mappingNote: (name: string, rows: number) =>
    `${name}: ${rows} ${rows === 1 ? 'row' : 'rows'}. We guessed by the names; please check.`,
  ignore: 'Leave out',
  preview: 'Preview',
  previewNote: (shown: number, total: number) => `The first ${shown} of ${total} rows.`,
  rowNumber: (row: number) => `Row ${row}`,
  emptyCell: 'empty',
  noColumn: 'no column',
  check: 'Check the rows',
  checking: 'CHECKING...',
  checked: (good: number, bad: number) =>
    bad === 0 ? `All ${good} rows are right.` : `${good} rows are right, ${bad} are not.`,
  errorsTitle: 'What is wrong',
  rightTitle: 'Ready to import',
  badRows: 'Wrong rows',
  add: (good: number) => `Import ${good} ${good === 1 ? 'machine' : 'machines'}`,
  adding: 'SAVING...',
  downloadBad: 'Download the wrong rows',
  badName: 'yantra-rows-to-mend.csv',
  badColumn: 'What is wrong',
  added: (count: number) => `${count} ${count === 1 ? 'machine is' : 'machines are'} added.`,
  already: (count: number) =>
    count === 1
      ? '1 row was imported before and is there already.'
      : `${count} rows were imported before and are there already.`,
  toList: 'See them in the list',
  failed: (message: string) => `Error: ${message}`,
  none: 'Not one row is right yet. Mend them in your table, or choose other columns.',
  fields: {
    ...factLabels,
    image1Url: 'Image 1',
    image2Url: 'Image 2',
    image3Url: 'Image 3',
    ...placeLabels,
    status: statusLabel,
  },
} as const;
