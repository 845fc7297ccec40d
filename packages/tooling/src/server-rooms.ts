/**
 * Which module of the server uses which: the table of the architecture check and of the map in the handbook. Lower modules come first, and a row names only
 * rows above it: so there are no cycles.
 */

/** Name → what it uses; the name is the folder's or the file's in `packages/server/src`. */
type Rows = Readonly<Record<string, readonly string[]>>;

/** Small files without knowledge of the marketplace, beside the folders. */
export const base =
  'clock drop-absent errors listening listening.messages logger loopback once-read operator-error page person-name public-address random read-version run-main setting-number uuid within';

/** What every module may use, and what these use of each other. All may use the files of `base`. */
export const ground: Rows = {
  database: [],
  helpers: [],
  'local-socket': [],
  tracing: [],
  keys: ['database'],
  metrics: ['database'],
  limits: ['database', 'keys'],
  jobs: ['metrics', 'tracing'],
  http: ['database', 'limits', 'metrics', 'tracing'],
};

/** The folders below `modules`; each uses the ground, and others only through their `index.ts`. */
export const modules: Rows = {
  // Used by modules above.
  files: [],
  audit: [],
  'key-changes': ['audit'],
  sms: [],
  mail: [],
  notifications: ['audit', 'mail', 'sms'],
  push: ['notifications'],
  whatsapp: ['notifications'],
  quotas: [],
  equipment: [],
  availability: [],
  places: [],
  pictures: ['files'],
  papers: [],
  // Accounts and identity.
  verification: ['mail', 'sms'],
  sessions: ['audit'],
  users: [],
  customers: ['audit', 'users'],
  staff: ['audit', 'notifications'],
  'partner-keys': [],
  sellers: ['audit'],
  // Search: the meaning of words, the lists, and what is built on them.
  'search/trade': [],
  'search/vocabulary': ['places', 'search/trade'],
  // What machines cost to hire, and what that is reckoned by.
  'hire-costs': ['audit', 'search/vocabulary'],
  'search/terms': ['places', 'search/trade', 'search/vocabulary'],
  'search/lists': ['availability', 'equipment', 'hire-costs', 'places', 'search/terms', 'search/vocabulary'],
  'search/suggestions': ['equipment', 'search/lists', 'search/terms', 'search/vocabulary'],
  'search/counts': ['equipment', 'search/lists', 'search/vocabulary'],
  'search/landings': ['equipment', 'places', 'search/lists', 'search/vocabulary'],
  'search/quality': [],
  'search/radar': ['audit'],
  'search/ranking': ['audit', 'search/quality'],
  'saved-searches': ['notifications', 'search/lists', 'search/terms', 'search/vocabulary'],
  map: ['equipment', 'hire-costs', 'search/lists', 'search/terms', 'search/vocabulary'],
  favourites: ['hire-costs', 'search/lists', 'search/vocabulary'],
  'drop-downs': ['search/vocabulary'],
  sitemap: ['search/landings', 'search/vocabulary'],
  // Master data.
  'master-data': ['audit', 'quotas', 'search/vocabulary'],
  categories: ['master-data'],
  notices: ['audit'],
  'search/type-words': ['audit', 'master-data', 'quotas', 'search/vocabulary'],
  accounts: ['audit', 'master-data', 'notifications', 'sessions', 'verification'],
  // The work of suppliers and renters.
  review: ['audit', 'equipment', 'notifications'],
  'own-equipment': [
    'equipment',
    'hire-costs',
    'notifications',
    'pictures',
    'places',
    'quotas',
    'review',
    'search/vocabulary',
  ],
  uploads: ['pictures'],
  ratings: ['audit', 'equipment', 'review'],
  'recent-views': ['availability', 'equipment', 'quotas', 'search/vocabulary'],
  leads: ['audit', 'equipment', 'notifications', 'partner-keys'],
  conversations: ['notifications', 'pictures'],
  // From a requirement to an agreement.
  deals: [
    'audit',
    'availability',
    'conversations',
    'equipment',
    'hire-costs',
    'leads',
    'notifications',
    'verification',
  ],
  agreements: ['conversations', 'deals', 'papers'],
  overview: ['equipment', 'leads'],
  reports: ['overview'],
  people: ['accounts', 'audit', 'leads', 'notifications', 'sessions', 'staff'],
  // Money.
  plans: ['audit'],
  purchases: ['audit', 'notifications', 'papers', 'plans'],
  payments: ['audit', 'notifications', 'purchases'],
  'payment-lists': ['payments'],
  'deleted-machines': ['audit', 'payments', 'pictures', 'purchases', 'review'],
  'own-data': [
    'accounts',
    'audit',
    'deals',
    'favourites',
    'partner-keys',
    'pictures',
    'purchases',
    'review',
    'sessions',
  ],
  // Further things served.
  builds: ['files'],
  embed: ['builds', 'files'],
  snippets: ['embed'],
  'api-docs': [],
  health: [],
  live: ['conversations', 'notifications', 'sessions'],
  outbox: ['notifications'],
  'security-txt': [],
  storybook: [],
};

/** What works with all modules: for operators, and for the demo. Modules do not know them. */
export const above: Rows = {
  settings: ['files', 'leads', 'mail', 'map', 'payments', 'purchases', 'review', 'security-txt', 'sms', 'whatsapp'],
  backup: ['settings', 'files'],
  doctor: ['agreements', 'settings', 'backup', 'audit', 'files', 'mail', 'payments', 'sms'],
  seed: ['accounts', 'master-data', 'payments', 'pictures', 'purchases', 'saved-searches'],
  retention: [
    'accounts',
    'conversations',
    'deals',
    'favourites',
    'key-changes',
    'leads',
    'mail',
    'notifications',
    'outbox',
    'partner-keys',
    'payments',
    'purchases',
    'quotas',
    'recent-views',
    'review',
    'saved-searches',
    'search/quality',
    'sellers',
    'sessions',
    'sms',
    'verification',
  ],
};

/** The files of `settings`: they gather each module's own `*.settings.ts`. */
export const settingsFiles = 'refusals refusals.messages setting-files settings';

/** Puts everything together and starts it; may use anything, and imports modules' routes and services. */
export const composer = 'app calls compose index main main.messages run startup';
