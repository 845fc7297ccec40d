/* Limits that browsers need in forms only; every page carries limits.ts. */

/** Characters of a person's full name; a constant of its own, as every page carries the lead form. */
export const fullNameLength = 100;

/** What is looked for as a place; by itself, as the map is on pages without forms. */
export const placeLength = 100;

/** A price that is typed into a filter, with what groups its digits. */
export const priceLength = 14;

/** Numbers of a form, in the characters they are typed with. */
export const typedLengths = { number: 12, pan: 10, gstin: 15, cin: 21 } as const;

/** The fewest characters that say why something was done. */
export const leastReason = 3;

/** The longest texts that people write, in characters. */
export const lengths = {
  fullName: fullNameLength,
  name: 60,
  organization: 150,
  designation: 100,
  website: 200,
  address: 200,
  city: 80,
  state: 60,
  country: 60,
  machine: 120,
  modelNumber: 60,
  /** The name of a category, an equipment type or a sub type. */
  masterData: 80,
  /** The name of a plan or of a partner's key. */
  title: 60,
  word: 40,
  /** One line above the dashboard, and the path of the page that it leads to. */
  announcement: 160,
  sitePath: 200,
  requirement: 500,
  /** Why something was done. */
  reason: 300,
  notes: 1000,
  /** What is wrong with a listing, in somebody's words; and what a moderator says of it. */
  report: 500,
  /** What an admin tells somebody about it. */
  notice: 300,
  /** A place, city or zone that is searched for. */
  place: placeLength,
  zone: 40,
} as const;

/** The most of something at once. */
export const limits = {
  categoriesOfMachine: 5,
  /** Of which its machines are in one at least. */
  categoriesOfType: 20,
  picturesOfMachine: 3,
  /** Machines that get their pictures in one go. */
  machinesAtOnce: 50,
  discountPercent: 90,
  stars: 5,
  hoursAWeek: 168,
  rentRupees: 100_000_000,
  /** In the unit of the machine's type. */
  capacity: 1_000_000,
  planRupees: 10_000_000,
  machinesOfPlan: 10_000,
  /** How often within 24 hours all places of a plan may be filled. */
  fillingsADay: 3,
  /** Machines that may be put on a plan within 24 hours, however few places it has. */
  leastPutOnADay: 10,
  /** Browsers of an account that get pushes. */
  pushDevices: 10,
  originsOfKey: 10,
  keys: 20,
  machines: 5000,
  equipmentTypesOfSearch: 200,
  suggestions: 10,
  /** Lines above the dashboard at one time. */
  announcementsAtOnce: 3,
  /** That admins see, the latest. */
  keptAnnouncements: 500,
  /** How long changes may be paused. */
  hoursOfMaintenance: 24,
  daysOfQuality: 60,
  termsOfRadar: 500,
} as const;

/** How many months a report may go back. */
export const reportMonths = [3, 12, 36] as const;

/** Characters of a machine's description, of a rating's comment (dashboard.md §9) and of its owner's answer. */
export const descriptionLength = 250;

/** Rows of a table imported at once. */
export const importRows = 5000;

/** The largest image that may be uploaded. */
export const imageSize = { megabytes: 1, megapixels: 25 } as const;

/** What a browser unpacks of a chosen archive: bytes, and counts. */
export const archiveLimits = {
  files: 1000,
  /** Characters of a file's name; more is cut. */
  name: 200,
  /** Also of a picture outside an archive, before it is scaled down. */
  bytesOfFile: 40_000_000,
  bytes: 1_000_000_000,
  /** The archive itself. */
  packedBytes: 300_000_000,
  /** A spreadsheet's sheet with everything that belongs to it. */
  sheetBytes: 60_000_000,
  /** The highest compression ratio of a larger archive. */
  ratio: 200,
  ratioFrom: 1_000_000,
} as const;
