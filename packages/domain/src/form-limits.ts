/* Beside limits.ts, which every page carries: what is here only forms need in a browser. */

/** The longest texts that people write, in characters. */
export const lengths = {
  /** Of a person who wrote a requirement, and of the whole name that comes with a lead. */
  fullName: 100,
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
  place: 100,
  zone: 40,
} as const;

/** How much there may be of something at once. */
export const limits = {
  categoriesOfMachine: 5,
  discountPercent: 90,
  stars: 5,
  hoursAWeek: 168,
  rentRupees: 100_000_000,
  machinesOfPlan: 10_000,
  originsOfKey: 10,
  keys: 20,
  machines: 5000,
  equipmentTypesOfSearch: 200,
  suggestions: 10,
  daysOfQuality: 60,
} as const;
