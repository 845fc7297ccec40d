import { favouriteLimits } from './favourite-limits.ts';

/** A machine that somebody keeps. */
export interface KeptMachine {
  readonly id: string;
  /** Empty without one. */
  readonly note: string;
}

/** A list with a name. */
export interface KeptList {
  readonly id: string;
  readonly name: string;
  /** Ids of machines, the latest first. */
  readonly machines: readonly string[];
  /** Ids that other devices gave to a list of the same name. */
  readonly also?: readonly string[] | undefined;
  /** The secret page, where it is shared: the part of its address after `/saved/shared/`. */
  readonly page?: string | undefined;
}

/** What somebody keeps. */
export interface Kept {
  /** The latest first. */
  readonly machines: readonly KeptMachine[];
  /** The oldest first. */
  readonly lists: readonly KeptList[];
}

export const nothingKept: Kept = { machines: [], lists: [] };

/** What can be done with what is kept. */
export const keptDeeds = ['keep', 'drop', 'note', 'name', 'end', 'put', 'take'] as const;
export type KeptDeed = (typeof keptDeeds)[number];

/** A change of what somebody keeps. Made twice it is the same as made once. */
export interface KeptChange {
  /** A UUID of its own. */
  readonly id: string;
  readonly deed: KeptDeed;
  /** The machine that is kept or dropped, has a note, or is put into a list or taken out. */
  readonly machine?: string | undefined;
  /** The list that is named (and made), ended, or meant by `put` and `take`: a UUID. */
  readonly list?: string | undefined;
  /** The note, or the list's name. */
  readonly words?: string | undefined;
  /** It comes from a browser that kept it without an account: a note goes beside the one that is there, a list into the one of its name. */
  readonly joins?: boolean | undefined;
  /** When it was made. Milliseconds. */
  readonly at: number;
}

/** Why a change is not made. */
export type KeptRefusal =
  | 'favourites.tooMany'
  | 'favouriteLists.tooMany'
  | 'favouriteList.taken'
  | 'favouriteList.unknown'
  | 'equipment.unknown';

interface BookList {
  name: string;
  also: readonly string[];
  page: string | undefined;
  /** By machine, when it was put in. */
  readonly machines: Map<string, number>;
}

/** What somebody keeps, with when each part of it was last changed. */
export interface KeptBook {
  /** By id. */
  readonly machines: Map<string, { readonly keptAt: number; note: string }>;
  readonly lists: Map<string, BookList>;
  /** By subject. The last change of each wins, in whatever order they arrive. */
  readonly changedAt: Map<string, number>;
}

/** One line, as lists are named; what differs only by case or spaces is the same name. */
export const listNameOf = (words: string): string => words.replace(/\s+/gu, ' ').trim();
const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A book of what is known to be kept; as nothing says when, the order stands for it. */
export function bookOf({ machines, lists }: Kept): KeptBook {
  const fromLatest = <T>(items: readonly T[]) => items.map((item, index) => [item, -index] as const).toReversed();
  return {
    machines: new Map(fromLatest(machines).map(([{ id, note }, keptAt]) => [id, { keptAt, note }])),
    lists: new Map(
      lists.map(({ id, name, machines: within, also = [], page }) => [
        id,
        { name, also, page, machines: new Map(fromLatest(within)) },
      ]),
    ),
    changedAt: new Map(),
  };
}

/** What stands in a book, as it is shown. */
export function keptIn({ machines, lists }: KeptBook): Kept {
  // Of the same moment, what was added later is later.
  const latestFirst = (entries: readonly (readonly [string, number])[]) =>
    entries
      .toReversed()
      .toSorted(([, a], [, b]) => b - a)
      .map(([id]) => id);
  return {
    machines: latestFirst([...machines].map(([id, { keptAt }]) => [id, keptAt] as const)).map((id) => ({
      id,
      note: machines.get(id)?.note ?? '',
    })),
    lists: [...lists].map(([id, { name, also, page, machines: within }]) => ({
      id,
      name,
      machines: latestFirst([...within]),
      ...(also.length > 0 && { also }),
      ...(page !== undefined && { page }),
    })),
  };
}

/** The list of an id, or of one that another device gave to it. */
export function listIn({ lists }: Pick<KeptBook, 'lists'>, id: string): string | undefined {
  if (lists.has(id)) return id;
  for (const [own, { also }] of lists) if (also.includes(id)) return own;
  return undefined;
}

/** Whether a later change of the subject was made already. */
const isOver = ({ changedAt }: KeptBook, subject: string, at: number): boolean =>
  (changedAt.get(subject) ?? -Infinity) > at;

const ofMachine = (id: string) => `machine ${id}`;
const ofNote = (id: string) => `note ${id}`;
const ofList = (id: string) => `list ${id}`;
const ofPlace = (list: string, machine: string) => `place ${list} ${machine}`;

function keep(book: KeptBook, machine: string, at: number): KeptRefusal | undefined {
  if (isOver(book, ofMachine(machine), at)) return undefined;
  if (!book.machines.has(machine)) {
    if (book.machines.size >= favouriteLimits.machines) return 'favourites.tooMany';
    book.machines.set(machine, { keptAt: at, note: '' });
  }
  book.changedAt.set(ofMachine(machine), at);
  return undefined;
}

function drop(book: KeptBook, machine: string, at: number): void {
  if (isOver(book, ofMachine(machine), at)) return;
  book.machines.delete(machine);
  for (const { machines } of book.lists.values()) machines.delete(machine);
  book.changedAt.set(ofMachine(machine), at);
}

/** Both notes, the account's first; one that says the same is not said twice. */
const joined = (there: string, more: string): string =>
  there.includes(more) ? there : [there, more].filter(Boolean).join('\n').slice(0, favouriteLimits.note);

function note(book: KeptBook, machine: string, { words = '', joins = false, at }: KeptChange): void {
  const kept = book.machines.get(machine);
  if (kept === undefined || (!joins && isOver(book, ofNote(machine), at))) return;
  kept.note = joins ? joined(kept.note, words.trim()) : words.trim();
  book.changedAt.set(ofNote(machine), at);
}

function name(book: KeptBook, list: string, { words = '', joins = false, at }: KeptChange): KeptRefusal | undefined {
  const said = listNameOf(words);
  const own = listIn(book, list);
  if (isOver(book, ofList(own ?? list), at) || (joins && own !== undefined)) return undefined;
  const named = [...book.lists].find(([id, one]) => id !== own && sameName(one.name, said));
  if (own === undefined && named !== undefined) {
    // Two devices made it: it is one list.
    named[1].also = [...named[1].also, list];
    return undefined;
  }
  if (named !== undefined) return 'favouriteList.taken';
  const there = own === undefined ? undefined : book.lists.get(own);
  if (there !== undefined) there.name = said;
  else if (book.lists.size >= favouriteLimits.lists) return 'favouriteLists.tooMany';
  else book.lists.set(list, { name: said, also: [], page: undefined, machines: new Map() });
  book.changedAt.set(ofList(own ?? list), at);
  return undefined;
}

function end(book: KeptBook, list: string, at: number): void {
  const own = listIn(book, list) ?? list;
  if (isOver(book, ofList(own), at)) return;
  book.lists.delete(own);
  book.changedAt.set(ofList(own), at);
}

function place(book: KeptBook, machine: string, list: string, { deed, at }: KeptChange): KeptRefusal | undefined {
  const own = listIn(book, list);
  const there = own === undefined ? undefined : book.lists.get(own);
  if (own === undefined || there === undefined) {
    const isEnded = isOver(book, ofList(list), at) || deed === 'take';
    return isEnded ? undefined : 'favouriteList.unknown';
  }
  const subject = ofPlace(own, machine);
  if (isOver(book, subject, at)) return undefined;
  if (deed === 'put') {
    const refused = keep(book, machine, at);
    if (refused !== undefined) return refused;
    // Dropped since.
    if (!book.machines.has(machine)) return undefined;
    if (!there.machines.has(machine)) there.machines.set(machine, at);
  } else there.machines.delete(machine);
  book.changedAt.set(subject, at);
  return undefined;
}

/**
 * Makes a change in a book, unless a later one of the same subject was made.
 * @returns why not, if it cannot be made at all
 */
export function changeBook(book: KeptBook, change: KeptChange): KeptRefusal | undefined {
  const { deed, machine = '', list = '', at } = change;
  if (deed === 'keep') return keep(book, machine, at);
  if (deed === 'name') return name(book, list, change);
  if (deed === 'put' || deed === 'take') return place(book, machine, list, change);
  if (deed === 'drop') drop(book, machine, at);
  else if (deed === 'note') note(book, machine, change);
  else end(book, list, at);
  return undefined;
}
