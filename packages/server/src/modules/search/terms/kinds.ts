import type { Capacity } from '@yantra/domain';
import type { TradeIndex } from '../trade/index.ts';
import type { Known } from './explain.ts';
import { type Piece, type SensePiece, sensesIn } from './pieces.ts';

/** A parsed term, before its kinds of machines are decided. */
export interface Reading extends Known {
  readonly sizes: readonly Capacity[];
  /** It contains "machine". */
  readonly saysMachine: boolean;
  readonly hasPlace: boolean;
}

/** The types that a term means, a list for each kind. @param pieces the credible ones */
export function kindsMeant(reading: Reading, pieces: readonly Piece[], trade: TradeIndex): number[][] {
  const { saysMachine, sizes, words } = reading;
  const isStrange = reading.unknown.length > 0 || hasOther(reading.pieces);
  const hasHint = !isStrange && (saysMachine || sizes.length > 0 || words.length > 0);
  // A model in machines' names says more than its maker.
  const isOfModel = words.some((word) => /\d/.test(word));
  const telling = isOfModel ? pieces.filter((piece) => !isMakerAlone(piece)) : pieces;
  const groups = groupsOf(telling, hasHint, trade);
  return groups.length > 0 || pieces.some(({ is }) => is === 'category') ? groups : votedGroups(reading, trade);
}

/**
 * Weighs words of little meaning against unknown words: uses, loose words and guesses count if they outnumber the unknown ones ("digging" beside "house"), and
 * "machine" and a place count for them. Potato chips are no potato planter.
 */
export function believable({ pieces, unknown, words, saysMachine, hasPlace }: Reading): readonly Piece[] {
  const others = sensesIn(pieces).filter(({ sense }) => sense.isOther).length;
  const strange = unknown.filter((word) => !/\d/.test(word)).length + others;
  if (strange === 0) return pieces;
  const senses = oursIn(pieces);
  const isSure = senses.some(
    ({ sense, isGuessed }) =>
      isGuessed !== true && !sense.isBare && sense.types.name.length + sense.types.brand.length > 0,
  );
  const weight =
    senses.reduce((sum, { typed }) => sum + Math.max(1, typed.length), 0) +
    words.length +
    Number(saysMachine) +
    Number(hasPlace);
  return isSure || weight > strange ? pieces : pieces.filter(({ is }) => is !== 'sense');
}

const hasOther = (pieces: readonly Piece[]): boolean => sensesIn(pieces).some(({ sense }) => sense.isOther);
const oursIn = (pieces: readonly Piece[]): SensePiece[] => sensesIn(pieces).filter(({ sense }) => !sense.isOther);

const isMakerAlone = (piece: Piece): boolean =>
  piece.is === 'sense' && piece.sense.types.name.length === 0 && piece.sense.types.brand.length > 0;

/** The joint meaning of a sentence of vague words. */
function votedGroups({ pieces, unknown, words }: Reading, trade: TradeIndex): number[][] {
  if (words.length > 0 || hasOther(pieces)) return [];
  const types = trade.votedFor([...sensesIn(pieces).flatMap(({ typed }) => typed), ...unknown]);
  return types.length === 0 ? [] : [[...types]];
}

type Types = readonly number[];

const shared = ([first = [], ...others]: readonly Types[]): number[] =>
  first.filter((id) => others.every((list) => list.includes(id)));
const united = (lists: readonly Types[]): number[] => [...new Set(lists.flat())];
/** The types in all lists, or else in any. */
function sharedOrAll(lists: readonly Types[]): number[] {
  const both = shared(lists);
  return both.length > 0 ? both : united(lists);
}

/**
 * The types in the pieces. Names come before makers, makers before loose words, and those before uses; what follows a "for" only narrows. Adjacent names mean
 * the types with both ("mini excavator"), or else each of them ("tractor rotavator").
 */
function groupsOf(pieces: readonly Piece[], hasHint: boolean, trade: TradeIndex): number[][] {
  for (const { asked, purpose } of withPurpose(pieces)) {
    const groups = groupsOf(asked, hasHint, trade);
    const uses = purpose.flatMap(useOf);
    if (groups.length > 0) return groups.map((types) => narrowed(types, uses, looseTypes(asked)));
  }
  const senses = oursIn(pieces);
  const listsOf = (kind: 'also' | 'use' | 'part') =>
    senses.map(({ sense }) => sense.types[kind]).filter((list) => list.length > 0);
  // A phrase that also names something is not only a part or use.
  const narrowing = senses.flatMap(({ sense: { types } }) =>
    types.name.length === 0 ? [united([types.brand, types.part, types.use])] : [],
  );
  const names = nameGroups(pieces, trade);
  if (names.length > 0 && !areCarriersOfOthers(names, senses, trade)) {
    return names.map((types) => narrowed(types, narrowing, looseTypes(pieces)));
  }
  const lists = [modelsOrMakers(senses), listsOf('also'), listsOf('use')].find(({ length }) => length > 0);
  if (lists !== undefined) return [narrowed(sharedOrAll(lists), narrowing, [])];
  // "Diesel" or "boom" by itself means too much: it needs a size, a maker, or a sign that a machine is meant.
  const isEnough = hasHint && pieces.every(({ is }) => is !== 'category');
  const parts = isEnough ? shared(listsOf('part')) : [];
  return parts.length > 0 ? [parts] : [];
}

interface WithPurpose {
  readonly asked: readonly Piece[];
  readonly purpose: readonly Piece[];
}

/** The possible splits into what is wanted and its purpose, which follows a "for", or precedes a "ke liye". */
function withPurpose(pieces: readonly Piece[]): WithPurpose[] {
  const end = pieces.findIndex(({ is }) => is === 'for');
  const start = pieces.findLastIndex(({ is }) => is === 'break');
  return [
    ...(end > 0 ? [{ asked: pieces.slice(0, end), purpose: pieces.slice(end + 1) }] : []),
    ...(start >= 0 && start < pieces.length - 1
      ? [{ asked: pieces.slice(start + 1), purpose: pieces.slice(0, start) }]
      : []),
  ];
}

/** Whether only a carrier of other kinds is named, and a phrase names work that it does not do itself: then one of those kinds is meant. */
function areCarriersOfOthers(names: readonly Types[], senses: readonly SensePiece[], trade: TradeIndex): boolean {
  const work = senses.flatMap(({ sense, typed }) => (typed.length > 1 ? sense.types.use : []));
  return (
    work.length > 0 && names.every((types) => trade.isCarrier(types)) && !names.flat().some((id) => work.includes(id))
  );
}

/** The types of a word that names no kind, usually by its use. */
const useOf = (piece: Piece): Types[] =>
  piece.is === 'sense' && piece.sense.types.name.length === 0 ? [united(Object.values(piece.sense.types))] : [];

/** The types that words loosely mean. */
const looseTypes = (pieces: readonly Piece[]): number[] =>
  united(sensesIn(pieces).map(({ sense }) => sense.types.also));

/** The types that other words also match; if none, the matching ones that the name loosely means ("pump for pouring concrete"). */
function narrowed(types: Types, by: readonly Types[], loose: Types): number[] {
  return by.reduce<number[]>(
    (left, list) => {
      const both = shared([left, list]);
      if (both.length > 0) return both;
      const loosely = shared([loose, list]);
      return loosely.length > 0 ? loosely : left;
    },
    [...types],
  );
}

/** A model says more than its maker: "new holland bc5060" is a baler. */
function modelsOrMakers(senses: readonly SensePiece[]): Types[] {
  const brands = senses.filter(({ sense }) => sense.types.brand.length > 0);
  const models = brands.filter(({ typed }) =>
    typed.some((word) => /\d/.test(word) && (typed.length > 1 || /\D/.test(word))),
  );
  return (models.length > 0 ? models : brands).map(({ sense }) => sense.types.brand);
}

/** The kinds in the names, one list each: joined ones in their order, otherwise the last first, since the others describe it. */
function nameGroups(pieces: readonly Piece[], trade: TradeIndex): number[][] {
  const named = sensesIn(pieces).filter(({ sense }) => sense.types.name.length > 0);
  const isSure = named.some(({ sense }) => !sense.isBare);
  const groups: number[][] = [];
  let isJoined = false;
  let hasJoined = false;
  for (const piece of pieces) {
    if (piece.is === 'joiner') isJoined = true;
    if (piece.is !== 'sense' || (isSure && piece.sense.isBare)) continue;
    const { name } = piece.sense.types;
    if (name.length === 0) continue;
    const last = groups.at(-1);
    const both = last === undefined || isJoined ? [] : shared([last, name]);
    hasJoined ||= isJoined && last !== undefined;
    if (both.length > 0) groups.splice(-1, 1, both);
    else groups.push([...name]);
    isJoined = false;
  }
  if (hasJoined) return groups;
  const heads = groups.filter((types) => !trade.isCarrier(types));
  return (heads.length > 0 ? heads : groups).toReversed();
}
