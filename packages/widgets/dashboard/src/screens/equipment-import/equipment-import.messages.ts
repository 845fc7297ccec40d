import { archiveLimits, formatCount, importRows } from '@yantra/domain';
import { cardLabels, factLabels, kindLabels, placeLabels, statusLabel } from '../../kit/machine-labels.messages.ts';

/** Texts of the import of machines. */
export const messages = {
  id: 'dashboard.equipment-import',
  title: 'Import from Excel or CSV',
  note: `One machine a row, ${formatCount(importRows)} rows at most, the names of the columns in the first row.`,
  choose: 'Choose file',
  chooseOther: 'Choose another file',
  file: 'Excel or CSV file',
  hint: 'An Excel file (.xlsx) or a table saved as CSV, with your own headings. Nothing is added until you confirm.',
  drop: 'Drop your table here',
  steps: 'Steps',
  stepDone: 'Done',
  stepNames: { table: 'Table', columns: 'Columns and pictures', rows: 'Rows to mend', done: 'Added' },
  row: {
    title: 'What a row looks like',
    note: 'Your headings may differ, in English, Hindi or Marathi; the next step matches them.',
    heads: ['Column', 'For instance', 'What may stand there'],
    name: 'JCB 3DX',
    may: {
      name: 'as renters call it',
      equipmentTypeId: 'a kind of machine; the template lists all',
      rentalValue: '₹, commas and /- are read',
      rentalType: 'hour, day, week, month; “daily”, “per day”',
      city: 'a town of India; the state follows',
      image1Url: 'the name of a file that you add with the pictures; may be empty',
    },
  },
  template: 'Download a template',
  templateName: 'yantra-machines.xlsx',
  reading: 'Reading the file...',
  faults: {
    xls: 'This is an old Excel file (.xls). In Excel choose File, Save As, and there “Excel Workbook (.xlsx)” or “CSV UTF-8”; then choose that file.',
    pdf: 'This is a PDF. Please choose the table that it was printed from, as Excel or CSV.',
    picture: 'This is a picture. Please choose the table here; pictures come after it.',
    html: 'This is a web page, though it may be called .xls. Open it in Excel and save it as “Excel Workbook (.xlsx)” or “CSV UTF-8”.',
    unreadable: 'This file could not be read as a table. Please save it as CSV and choose it again.',
    bomb: 'This file unpacks to something far too large. Please save it as “CSV UTF-8” and choose that.',
  },
  openQuote: (line: number) =>
    `Line ${line} has a quote (") that is not closed. Please close or remove it, and choose the file again.`,
  doubt: {
    'windows-1252':
      'This file was saved in an old Windows encoding. Check that é, ½ and – look right; if not, save it as “CSV UTF-8”.',
    damaged: 'Some characters in this file are lost and show as �. Please save it as “CSV UTF-8” and choose it again.',
  },
  fixedTitle: 'The same for all machines',
  fixedNote: 'For rows that leave it empty.',
  wordsTitle: 'Words we do not know',
  wordsNote: 'Choose once what a word means; it applies to every row with it.',
  noType: (word: string) => `There is no type ${word}.`,
  noCategory: (word: string) => `There is no category ${word}.`,
  didYouMean: (name: string) => `Did you mean ${name}?`,
  meaning: (word: string) => `${word} means`,
  pickMeaning: 'Please choose',
  near: 'May be meant',
  allOthers: 'All',
  sameOwned: (count: number) =>
    count === 1
      ? 'Leave out 1 row that looks like a machine you have already'
      : `Leave out ${count} rows that look like machines you have already`,
  sameInFile: (count: number) =>
    count === 1
      ? 'Leave out 1 row that looks like an earlier one of the file'
      : `Leave out ${count} rows that look like earlier ones of the file`,
  mendedTitle: 'Places that we do not know',
  mendedNote: 'We will add these rows as shown. To change that, correct the file and choose it again.',
  mended: {
    city: (said: string, kept: string) => `“${said}” goes into the address; the town is ${kept}, the nearest we know.`,
    state: (said: string, kept: string) => `There is no state “${said}”; the town is in ${kept}.`,
  },
  mendedMore: (count: number) => `And ${count} more.`,
  sameTitle: 'Twice the same?',
  sameNote: 'Same name, model, year and city.',
  skippedCount: (count: number) => `${count} left out.`,
  picturesTitle: 'Pictures',
  picturesNote:
    'A zip or several files, named after the machine: jcb-3dx-1.jpg, jcb-3dx-2.jpg. We make them smaller on this device. Machines without pictures are kept as drafts.',
  choosePictures: 'Choose pictures or a zip',
  picturesInput: 'Pictures or a zip',
  picturesReading: 'Looking at the pictures...',
  picturesMatched: (pictures: number, rows: number) =>
    `${pictures} ${pictures === 1 ? 'picture' : 'pictures'} for ${rows} ${rows === 1 ? 'row' : 'rows'}.`,
  picturesUnmatched: (names: string, count: number) =>
    `No row is called like ${names}${count > 0 ? ` and ${count} more` : ''}. Call the file like the machine, or add it to its machine afterwards.`,
  picturesBeyond: (names: string) => `A machine has three pictures; left out: ${names}.`,
  pictureFaults: {
    noPicture: (name: string) => `${name} is no picture and is left out.`,
    tooLarge: (name: string) => `${name} is too large: 40 MB a picture, 300 MB a zip.`,
    damaged: (name: string) => `${name} is damaged or has a password. Please pack it again.`,
    bomb: (name: string) => `${name} unpacks to far more than pictures take, and is not opened.`,
    tooMany: (name: string) =>
      `${name} holds more than ${formatCount(archiveLimits.files)} files. Please choose a smaller one.`,
  },
  picturesUnreadable: (names: string) => `These pictures could not be read: ${names}. Please take JPEG, PNG or WebP.`,
  picturesSending: (done: number, of: number) => `Sending pictures: ${done} of ${of}.`,
  picturesGoOn: 'Go on sending pictures',
  draftsTitle: (count: number) =>
    count === 1
      ? '1 machine is a draft: nobody sees it until it has a picture.'
      : `${count} machines are drafts: nobody sees them until they have pictures.`,
  addPicturesTo: (name: string) => `Add pictures to ${name}`,
  addPictures: 'Add pictures',
  moreDrafts: (count: number) => `And ${count} more: they stand in your list as “Draft: add a picture”.`,
  noPlanYet: (count: number) =>
    count === 1
      ? 'The machine is listed once a subscription holds it.'
      : 'The machines are listed once a subscription holds them.',
  toPlans: 'Choose a plan',
  toSubscriptions: 'My Subscriptions',
  empty: 'The file has no rows.',
  onlyExample:
    'The file has only the example row. Please add your machines below it, one per row, and choose the file again.',
  tooMany: `Please import ${formatCount(importRows)} rows at most at a time.`,
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
  none: 'No row can be added yet. Correct them in your file, or choose other columns.',
  fields: {
    ...factLabels,
    ...kindLabels,
    image1Url: 'Image 1',
    image2Url: 'Image 2',
    image3Url: 'Image 3',
    ...placeLabels,
    status: statusLabel,
    ...cardLabels,
  },
} as const;
