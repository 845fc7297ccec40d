import { type Kysely, sql } from 'kysely';
import { migrate } from '../database/migrate.ts';
import { pgliteDatabase } from '../database/open.ts';
import { overrides } from '../database/type-overrides.ts';
import type { Database } from '../database/types.ts';

/** A column as the database's own tables tell of it. */
interface Column {
  readonly table: string;
  readonly name: string;
  /** As PostgreSQL writes it: `timestamp with time zone`, `text[]`. */
  readonly type: string;
  readonly isNullable: boolean;
  /** Something is there when nothing is given. */
  readonly hasDefault: boolean;
  /** Nothing may be given. */
  readonly isComputed: boolean;
  /** The condition on this column alone that lists its values. */
  readonly values: string | null;
}

const plain: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  bytea: 'Uint8Array',
  // `pgTypes` reads them all as plain numbers.
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  numeric: 'number',
};

/* Read as one type and written as another: [reading, writing]. */
const twofold: Readonly<Record<string, readonly [string, string]>> = {
  'timestamp with time zone': ['Date', 'Date | string'],
  date: ['Date', 'string'],
  jsonb: ['unknown', 'string'],
};

const heading = `import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/* Written by \`npm run check -- database-types --fix\` from the migrated schema; what it cannot tell stands in type-overrides.ts. */
`;

/** The types of all tables of a migrated database, as TypeScript. */
export async function typesOf(db: Kysely<Database>): Promise<string> {
  const columns = await columnsOf(db);
  const unknown = Object.keys(overrides).filter(
    (key) => !columns.some(({ table, name }) => key === table || key === `${table}.${name}`),
  );
  if (unknown.length > 0) throw new Error(`type-overrides.ts names columns that are not there: ${unknown.join(', ')}`);
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([table, of]) => {
    const lines = of.flatMap((column) => [
      ...said(overrides[`${table}.${column.name}`]?.says, 4),
      `    ${column.name}: ${typeOf(column)};`,
    ]);
    return [...said(overrides[table]?.says, 2), `  ${table}: {`, ...lines, '  };'].join('\n');
  });
  return `${heading}\n/** The whole schema, as the migrations make it. */\nexport interface Database {\n${tables.join('\n')}\n}\n`;
}

const said = (text: string | undefined, indent: number): string[] =>
  text === undefined ? [] : [`${' '.repeat(indent)}/** ${text} */`];

/** The same of this version's own schema. */
export async function schemaTypes(): Promise<string> {
  const database = await pgliteDatabase({});
  try {
    await migrate(database);
    return await typesOf(database.db);
  } finally {
    await database.close();
  }
}

function typeOf({ table, name, type, isNullable, hasDefault, isComputed, values }: Column): string {
  const { type: given, isWrittenByDatabase = false } = overrides[`${table}.${name}`] ?? {};
  const [base = type, many = ''] = /^(.*?)(\[\])?$/.exec(type)?.slice(1) ?? [];
  const [reading, writing] = twofold[type] ?? [];
  const one = given ?? reading ?? literals(values) ?? `${plain[base] ?? 'string'}${many}`;
  const read = isNullable && one !== 'unknown' ? `${one} | null` : one;
  if (isWrittenByDatabase) return `ColumnType<${read}, never, never>`;
  if (isComputed) return `GeneratedAlways<${read}>`;
  if (writing !== undefined) {
    const update = isNullable ? `${writing} | null` : writing;
    return `ColumnType<${read}, ${isNullable || hasDefault ? `${update} | undefined` : update}, ${update}>`;
  }
  return hasDefault ? `Generated<${read}>` : read;
}

/** `'a' | 'b'` of `CHECK ((state = ANY (ARRAY['a'::text, 'b'::text])))`. */
function literals(condition: string | null): string | undefined {
  const listed = /= ANY \(ARRAY\[(.*?)\]\)/.exec(condition ?? '')?.[1];
  const texts = listed?.match(/'[^']+'/g);
  return texts?.join(' | ');
}

async function columnsOf(db: Kysely<Database>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable",
      a.atthasdef or a.attidentity <> '' as "hasDefault", a.attgenerated <> '' or a.attidentity = 'a' as "isComputed",
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[''%'
        order by k.conname limit 1) as values
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db);
  return rows;
}
