import type { getAuditLog, OutputOf } from '@yantra/contract/calls';
import type { Db } from '../../database/types.ts';
import { isUuid } from '../../uuid.ts';
import { factsIn, subjectOf } from './audit-facts.ts';
import type { AuditRow } from './audit-list.queries.ts';
import { type Named, namesOf } from './audit-names.queries.ts';
import { hashOf } from './seal.ts';

type Entry = OutputOf<typeof getAuditLog>['entries'][number];

/** Rows of the log with the names that people and things have today: a few look-ups, however many rows. */
export async function entriesOf(db: Db, rows: readonly AuditRow[]): Promise<Entry[]> {
  const told = rows.map((row): Told => ({ row, subject: subjectOf(row.kind), ...factsIn(row.detail) }));
  const names = await everyName(db, told);
  const person = (id: string): Named => names.get('person')?.get(id) ?? { id, name: null };
  return told.map((one) => {
    const { row, subject, facts } = one;
    const id = idOf(one);
    const who = row.user_id === '' ? null : person(row.user_id);
    return {
      id: row.id as string,
      at: row.time.toISOString(),
      kind: row.kind,
      who: who && { id: who.id, name: who.name, role: who.role ?? '' },
      subject: subject === 'none' || id === undefined ? null : { id, name: names.get(subject)?.get(id)?.name ?? null },
      facts: shownFacts(one),
      people: Object.fromEntries(peopleIn(facts).map(([name, of]) => [name, { id: of, name: person(of).name }])),
      device: row.device,
      isWhole: isWhole(row),
    };
  });
}

interface Told {
  readonly row: AuditRow;
  readonly subject: ReturnType<typeof subjectOf>;
  readonly facts: Readonly<Record<string, string>>;
  /** From the detail. */
  readonly id?: string | undefined;
}

/** By what they are. */
async function everyName(db: Db, told: readonly Told[]) {
  const people = told.flatMap(({ row, subject, facts }) => [
    row.user_id,
    ...(subject === 'person' ? [row.subject_id] : []),
    ...peopleIn(facts).map(([, id]) => id),
  ]);
  const names = new Map([['person', await namesOf(db, 'person', people.filter(isUuid))]]);
  for (const subject of new Set(told.map((one) => one.subject))) {
    if (subject === 'none' || subject === 'person') continue;
    const ids = told.filter((one) => one.subject === subject).map(idOf);
    const known = await namesOf(
      db,
      subject,
      ids.filter((id) => id !== undefined),
    );
    names.set(subject, known);
  }
  return names;
}

const inDetail: readonly Told['subject'][] = ['plan', 'category', 'type', 'order'];
const idOf = ({ row, subject, id }: Told): string | undefined =>
  inDetail.includes(subject) ? id : row.subject_id || undefined;

/* Facts whose values are ids of accounts. */
const peopleFacts = ['to', 'from'];
const peopleIn = (facts: Told['facts']): [string, string][] =>
  Object.entries(facts).filter(([name, value]) => peopleFacts.includes(name) && isUuid(value));

/** Without ids; a detail that is no id says itself what happened. */
function shownFacts({ row, subject, facts, id }: Told): Readonly<Record<string, string>> {
  const shown = Object.fromEntries(Object.entries(facts).filter(([, value]) => !isUuid(value)));
  if (id === undefined || inDetail.includes(subject)) return shown;
  // As the database itself writes it: `user to supplier`.
  const [before = '', after] = id.split(' to ');
  return row.kind === 'role.changed' && after !== undefined ? { ...shown, before, after } : { ...shown, detail: id };
}

/** Whether a row is sealed as it was written, and follows the one that it followed. */
const isWhole = (row: AuditRow): boolean => {
  const before = row.place === 1 ? '' : row.before_hash;
  return before !== null && hashOf(before, row.chain, row) === row.hash;
};
