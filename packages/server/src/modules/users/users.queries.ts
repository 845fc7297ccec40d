import type { UpdateUserInput } from '@yantra/contract/calls';
import type { LanguageCode } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import { containing, partsOfSearch } from '../../database/containing.ts';
import type { Db, UserTable } from '../../database/types.ts';
import type { Slice } from '../../page.ts';

/** A person in our records. */
export interface ProfileRow {
  readonly id: string;
  readonly role: UserTable['role'];
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly alt_phone: string;
  readonly email: string;
  readonly pan: string;
  readonly gstin: string;
  readonly born: string;
  readonly address_line1: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  readonly language: LanguageCode;
  readonly created_at: Date;
  readonly version: number;
  readonly blocked_at: Date | null;
  readonly machines: number;
  readonly organization_id: string | null;
  readonly organization: string | null;
  readonly designation: string | null;
  readonly cin_number: string | null;
  readonly website_url: string | null;
  readonly company_email: string | null;
}

const columns = sql`u.id, u.role, u.first_name, u.last_name, u.phone, u.alt_phone, u.email, u.pan, u.gstin,
  coalesce(to_char(u.date_of_birth, 'YYYY-MM-DD'), '') as born, u.address_line1, u.city, u.state, u.pincode, u.language, u.created_at, u.version, u.blocked_at,
  o.id as organization_id, o.name as organization, o.designation, o.cin_number, o.website_url, o.company_email`;
const machines = sql`(select count(*)::int from equipment e where e.supplier_id = u.id and e.deleted_at is null)`;

/** A person's profile; `undefined` for unknown and deleted accounts. */
export async function findProfile(db: Db, id: string): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select ${columns}, ${machines} as machines from users u left join organizations o on o.user_id = u.id
    where u.id = ${id}::uuid and u.deleted_at is null`.execute(db);
  return rows[0];
}

/* The sortable columns of a list of users. */
const sorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  fullName: sql`lower(u.first_name || ' ' || u.last_name)`,
  phoneNumber: sql`u.phone`,
  email: sql`lower(u.email)`,
  city: sql`lower(u.city)`,
  machines: sql`coalesce(m.n, 0)`,
  createdAt: sql`u.created_at`,
};

/** A request for a list of users. */
export interface UsersQuestion extends Slice {
  readonly role?: UserTable['role'] | undefined;
  readonly searchTerm?: string | undefined;
  /** A column of the contract's, with `-` for descending. */
  readonly sort: string;
}

/** A page of users with accounts, with their total. */
export async function usersPage(db: Db, question: UsersQuestion) {
  const { role, searchTerm, sort, limit, offset } = question;
  const isTurned = sort.startsWith('-');
  const by = sorts[isTurned ? sort.slice(1) : sort] ?? sql`u.created_at`;
  const way = isTurned ? sql`desc` : sql`asc`;
  const conditions = [sql`u.deleted_at is null`];
  if (role !== undefined) conditions.push(sql`u.role = ${role}`);
  const parts = partsOfSearch(searchTerm ?? '');
  const isSearched = parts.length > 0;
  const found = isSearched ? sql`found as materialized (${idsWith(parts)}),` : sql``;
  const people = isSearched ? sql`found join users u on u.id = found.id` : sql`users u`;
  // Counted for all at once if the order needs it, else only for the page's rows.
  const isByMachines = /^-?machines$/.test(sort);
  const counted = isByMachines
    ? sql`left join (select supplier_id, count(*)::int as n from equipment where deleted_at is null group by supplier_id) m on m.supplier_id = u.id`
    : sql``;
  // What was searched is found once, for the page and the total; all people are walked in an index instead.
  const kept = isSearched ? sql`materialized` : sql`not materialized`;
  const fitting = sql`with ${found} fitting as ${kept} (
    select u.id, ${by} as by from ${people} ${counted} where ${sql.join(conditions, sql` and `)})`;
  const { rows } = await sql<ProfileRow & { total: number }>`
    ${fitting}, page as (select id, by from fitting order by by ${way}, id ${way} limit ${limit} offset ${offset})
    select ${columns}, ${machines} as machines, (select count(*)::int from fitting) as total
    from page join users u on u.id = page.id left join organizations o on o.user_id = u.id order by page.by ${way}, u.id ${way}`.execute(
    db,
  );
  if (rows.length > 0 || offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  const { rows: all } = await sql<{ total: number }>`${fitting} select count(*)::int as total from fitting`.execute(db);
  return { rows, total: all[0]?.total ?? 0 };
}

/* As the index has them (migration 0047). */
const words = sql`person_words(u.first_name, u.last_name, u.email, u.phone, u.alt_phone, u.gstin, u.city)`;

/**
 * The ids of people who have every part of a search: in what they say of themselves, or some of them in the name of their organization. Both are looked up in
 * an index.
 */
function idsWith(parts: readonly string[]): RawBuilder<unknown> {
  const likes = parts.map(containing);
  const own = likes.map((like) => sql`${words} like ${like}`);
  const organizations = likes.map((like) => sql`lower(o.name) like ${like}`);
  const byOrganization =
    likes.length === 1
      ? sql`select o.user_id from organizations o where ${organizations[0]}`
      : sql`select o.user_id from organizations o join users u on u.id = o.user_id where (${sql.join(organizations, sql` or `)})
          and ${sql.join(
            likes.map((like) => sql`(lower(o.name) like ${like} or ${words} like ${like})`),
            sql` and `,
          )}`;
  return sql`select u.id from users u where ${sql.join(own, sql` and `)} union ${byOrganization}`;
}

/** The version of an account's profile, locked until the transaction ends; `undefined` without such an account. */
export async function lockProfile(
  trx: Db,
  id: string,
  roles: readonly UserTable['role'][],
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('users')
    .select('version')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('role', 'in', [...roles])
    .forUpdate()
    .executeTakeFirst();
  return row?.version;
}

/** What may be changed of a profile and its organization, by name, as it is now. */
export async function profileNow(db: Db, id: string): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await sql<Record<string, unknown>>`
    select u.first_name, u.last_name, u.email, u.alt_phone, u.pan, u.gstin, u.date_of_birth::text as date_of_birth, u.address_line1, u.city, u.state, u.pincode,
      o.name as organization, o.designation, o.cin_number, o.website_url, o.company_email
    from users u left join organizations o on o.user_id = u.id where u.id = ${id}::uuid`.execute(db);
  return rows[0] ?? {};
}

/** Saves a profile's editable fields, of a locked account. @returns its new version */
export async function updateProfile(trx: Db, id: string, input: Omit<UpdateUserInput, 'version'>): Promise<number> {
  const { panNumber } = input;
  const { version } = await trx
    .updateTable('users')
    .set({
      first_name: input.firstName,
      last_name: input.lastName,
      alt_phone: input.altMobileNumber ?? '',
      gstin: input.gstNumber,
      date_of_birth: input.dateOfBirth ?? null,
      address_line1: input.addressLine1,
      city: input.city,
      state: input.state,
      pincode: input.pincode ?? '',
      ...(input.language === undefined ? {} : { language: input.language }),
      // A masked PAN is unchanged.
      ...(panNumber.includes('•') ? {} : { pan: panNumber }),
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Saves a person's organization; an empty one is removed. */
export async function putOrganization(
  trx: Db,
  userId: string,
  input: NonNullable<UpdateUserInput['organization']>,
  now: Date,
): Promise<void> {
  const { name, designation, cinNumber, websiteUrl, companyEmail } = input;
  const facts = {
    name,
    designation,
    cin_number: cinNumber,
    website_url: websiteUrl,
    company_email: companyEmail ?? '',
  };
  if (Object.values(facts).every((text) => text === '')) {
    await trx.deleteFrom('organizations').where('user_id', '=', userId).execute();
    return;
  }
  await trx
    .insertInto('organizations')
    .values({ user_id: userId, ...facts, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(facts))
    .execute();
}
