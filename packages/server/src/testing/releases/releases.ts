import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../database/open.ts';

/** A version that people may run, kept by `freeze.ts`. */
export interface Release {
  readonly version: string;
  /** Where its code is in the history. */
  readonly commit: string;
  /** Accepted findings of `breaksOf` for later schemas: the beginning of its line → why it breaks nothing. */
  readonly harmless: Readonly<Record<string, string>>;
  /** Its own tests that fail on later schemas: the test's full name → why nobody is hurt. */
  readonly stumbles: Readonly<Record<string, string>>;
  /** Its own tests that fail now and then on any schema: the test's full name → why. */
  readonly flukes: Readonly<Record<string, string>>;
}

const keptUsers = 'It deletes no row of users: a deleted account keeps its own, with nothing of the person.';
const oneChain =
  'It verifies the audit log as one chain, and its rows are in several now: the version of now verifies it.';

/** Every released version that can be upgraded, oldest first. */
export const releases: readonly Release[] = [
  {
    version: '0.1.0',
    commit: '0cb2132',
    harmless: {
      'rule otp_sessions_purpose_check': 'It allows two purposes more, for which that release never asks.',
      'rule type_facts_sized': 'Its three columns could not be empty before, so what that release writes has them all.',
      'rule orders_something_sold': 'It asks less than the one it took the place of.',
      'rule refunds_unused': 'It binds what that release writes as the rule before it did.',
      'rule ledger_entries_account_check': 'It allows one account more.',
      'rule past_listings_supplier_id_fkey': keptUsers,
      'rule deals_owner_id_fkey': keptUsers,
    },
    stumbles: {
      'a requirement is stored as it was meant, with the moment it was agreed to':
        'It compares the whole row, which has a column more.',
      'a role becomes supplier with the first machine, which is told; admins and suppliers stay what they are':
        oneChain,
      'the audit log is whole when many wrote at once, and names the first row that is not as it was written': oneChain,
      'the audit log tells of nothing that was rolled back': oneChain,
      'the command says in one line whether the log is whole, and fails naming the first broken row': oneChain,
    },
    flukes: {
      'payments are one’s own; an admin finds anybody’s by name, phone, order and plan':
        'It searches for “100%” and expects nothing, but one of its random phones may hold 100.',
    },
  },
];

/** Puts a release's schema and rows into an empty database. */
export async function loadRelease({ db, lite }: OpenDatabase, { version }: Release): Promise<void> {
  const dump = gunzipSync(readFileSync(join(import.meta.dirname, `${version}.sql.gz`))).toString('utf8');
  const statements = `${dump}\nreset check_function_bodies;`;
  // Many statements in one question: PostgreSQL takes them when there are no parameters, PGlite by a call of its own.
  if (lite === undefined) await sql.raw(statements).execute(db);
  else await lite.exec(statements);
}
