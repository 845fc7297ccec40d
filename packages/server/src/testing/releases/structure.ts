import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/types.ts';

interface Column {
  readonly type: string;
  readonly isNeeded: boolean;
}

/** A constraint that writers of a table must respect. */
interface Rule {
  readonly table: string;
  /** `check`, `unique` (an index too), `references`, `exclude`. */
  readonly kind: string;
  readonly columns: readonly string[];
  /** As PostgreSQL writes it. */
  readonly text: string;
  /** What happens to its rows when a row goes that they refer to. */
  readonly onDelete?: string;
  readonly refersTo?: string;
}

/** A schema from the view of its readers and writers. */
export interface Structure {
  /** Table → column → its type. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, Column>>>>;
  /** By name. */
  readonly rules: Readonly<Record<string, Rule>>;
  /** Name and parameters → result. */
  readonly functions: Readonly<Record<string, string>>;
}

/** Reads it from the catalogue, without extensions. */
export async function structureOf(db: Kysely<Database>): Promise<Structure> {
  const { rows: columns } = await sql<Column & { table: string; name: string }>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as "isNeeded"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by 1, 2`.execute(db);
  const tables: Record<string, Record<string, Column>> = {};
  for (const { table, name, type, isNeeded } of columns) (tables[table] ??= {})[name] = { type, isNeeded };
  const { rows: rules } = await sql<Rule & { name: string }>`
    select conname as name, conrelid::regclass::text as "table", text.kind, text.text,
      array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey) order by 1) as columns,
      case when contype = 'f' then confrelid::regclass::text end as "refersTo",
      case when contype = 'f' then confdeltype::text end as "onDelete"
    from pg_constraint, lateral (select
      case contype when 'c' then 'check' when 'f' then 'references' when 'x' then 'exclude' else 'unique' end as kind,
      pg_get_constraintdef(oid) as text) text
    where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'x', 'u', 'p') and conrelid <> 0
    union all
    select i.indexrelid::regclass::text, i.indrelid::regclass::text, 'unique', pg_get_indexdef(i.indexrelid),
      array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any(i.indkey) order by 1), null, null
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and i.indisunique
      and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
    order by 1`.execute(db);
  const { rows: functions } = await sql<{ name: string; answer: string }>`
    select p.oid::regprocedure::text as name, pg_get_function_result(p.oid) as answer
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`.execute(db);
  return {
    tables,
    rules: Object.fromEntries(rules.map(({ name, ...rule }) => [name, rule])),
    functions: Object.fromEntries(functions.map(({ name, answer }) => [name, answer])),
  };
}

/** So that a row that is referred to can still go, or what refers to it goes with it. */
const lettingGo = new Set(['c', 'n', 'd']);

/** What breaks the previous version, one line each: changes of the tables, columns and functions it knows, and rules it does not know. */
export function breaksOf(before: Structure, after: Structure): string[] {
  return [...lostTables(before, after), ...newRules(before, after), ...lostFunctions(before, after)];
}

function lostTables(before: Structure, after: Structure): string[] {
  return Object.entries(before.tables).flatMap(([table, columns]) => {
    const now = after.tables[table];
    if (now === undefined) return [`table ${table} is gone`];
    const old = Object.entries(columns).flatMap(([name, { type, isNeeded }]) => {
      const column = now[name];
      if (column === undefined) return [`column ${table}.${name} is gone`];
      if (column.type !== type) return [`column ${table}.${name} was ${type} and is ${column.type}`];
      return column.isNeeded && !isNeeded ? [`column ${table}.${name} needs a value now`] : [];
    });
    const added = Object.entries(now)
      .filter(([name, { isNeeded }]) => columns[name] === undefined && isNeeded)
      .map(([name]) => `column ${table}.${name} is new and needs a value`);
    return [...old, ...added];
  });
}

function newRules(before: Structure, after: Structure): string[] {
  return Object.entries(after.rules).flatMap(([name, rule]) => {
    const known = before.rules[name];
    if (known !== undefined) return known.text === rule.text ? [] : [`rule ${name} of ${rule.table} was changed`];
    const isOld = (table: string | undefined): boolean => table !== undefined && before.tables[table] !== undefined;
    // A table that the version before does not know may hold on to rows that it deletes.
    if (!isOld(rule.table)) {
      const holdsOn = isOld(rule.refersTo) && !lettingGo.has(rule.onDelete ?? '');
      return holdsOn ? [`rule ${name}: ${rule.table} holds on to rows of ${rule.refersTo}`] : [];
    }
    const binds = rule.columns.some((column) => before.tables[rule.table]?.[column] !== undefined);
    return binds ? [`rule ${name} of ${rule.table} is new: ${rule.text}`] : [];
  });
}

const lostFunctions = (before: Structure, after: Structure): string[] =>
  Object.entries(before.functions)
    .filter(([name, answer]) => after.functions[name] !== answer)
    .map(([name]) => `function ${name} is gone or answers something else`);
