/** Shown beside every invented name. */
export const demoMark = '(demo)';

/** The phone numbers of the accounts that can log in. */
export const demoAccounts = { admin: '9000000001', supplier: '9000000002', user: '9000000003' } as const;

/** Their password. */
export const demoPassword = 'Yantra@123';

export const seedTexts = {
  /** At the end of every machine's description. */
  listing: 'Demo listing.',
  extras: [
    'Cleaned before each hire.',
    'Spares are kept in the yard.',
    'Ready from 7 am.',
    'Serviced every 250 hours.',
    'Papers in the cabin.',
  ],
  seeding: (size: number): string => `Filling the database with a demo of ${size} machines.`,
  badSize: 'The size of the demo (--size or SEED_SIZE) is a whole number from 1 to 5000000.',
  needsDatabase: 'Please say where PostgreSQL is: DATABASE_URL=postgres://… (or DATA_DIR=… for the embedded database).',
  already: 'There is data already; nothing was added.',
  progress: (stage: string, done: number, total: number): string => `${stage}: ${done} of ${total}`,
  finished: (machines: number, seconds: number): string => `${machines} machines in ${seconds.toFixed(1)} s`,
} as const;
