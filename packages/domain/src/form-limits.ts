/* Beside limits.ts, which every page carries: what is here only forms need in a browser. */

/** Of a person who wrote a requirement, and of the whole name that comes with a lead, in characters; by itself, as the lead form is on every page. */
export const fullNameLength = 100;

/** What is looked for as a place; by itself, as the map is on pages without forms. */
export const placeLength = 100;

/** A price that is typed into a filter, with what groups its digits. */
export const priceLength = 14;

/** Numbers of a form, in the characters they are typed with. */
export const typedLengths = { number: 12, pan: 10, gstin: 15, cin: 21 } as const;

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
  /** A category or an equipment type, and its kind within the type. */
  masterData: 80,
  /** A plan, or a partner's key. */
  title: 60,
  word: 40,
  requirement: 500,
  notes: 1000,
  /** What is looked for: a place, a city by its name, a zone. */
  place: placeLength,
  zone: 40,
} as const;

/** How much there may be of something at once. */
export const limits = {
  categoriesOfMachine: 5,
  /** Of which its machines are in one at least. */
  categoriesOfType: 20,
  picturesOfMachine: 3,
  /** That are given their pictures at once. */
  machinesAtOnce: 50,
  discountPercent: 90,
  stars: 5,
  hoursAWeek: 168,
  rentRupees: 100_000_000,
  /** In the unit of its type. */
  capacity: 1_000_000,
  planRupees: 10_000_000,
  machinesOfPlan: 10_000,
  /** How often within 24 hours all places of a plan may be filled. */
  fillingsADay: 3,
  /** Machines that may be put on a plan within 24 hours, however few places it has. */
  leastPutOnADay: 10,
  originsOfKey: 10,
  keys: 20,
  machines: 5000,
  equipmentTypesOfSearch: 200,
  suggestions: 10,
  daysOfQuality: 60,
} as const;

/** Characters of a machine's description, of a rating's comment (dashboard.md §9) and of its owner's answer. */
export const descriptionLength = 250;

/** Rows of a table that are imported at once. */
export const importRows = 5000;

/** How large an image may be that is uploaded. */
export const imageSize = { megabytes: 1, megapixels: 25 } as const;

/** What a browser unpacks of an archive that somebody chose, in bytes but for the counts. */
export const archiveLimits = {
  files: 1000,
  /** Characters of a file's name; more is cut. */
  name: 200,
  /** Of a picture too, whether it came in an archive or not, before it is made small. */
  bytesOfFile: 40_000_000,
  bytes: 1_000_000_000,
  /** Packed. */
  packedBytes: 300_000_000,
  /** A sheet of a spreadsheet with all that belongs to it. */
  sheetBytes: 60_000_000,
  /** Nothing that is larger than this unpacks to so many times its size. */
  ratio: 200,
  ratioFrom: 1_000_000,
} as const;
