import { locales } from '@yantra/domain';
import { foldText, singular, type Fillers, type TradeWords } from '@yantra/words';
import { createTokenizer, phrasePattern, type Token, type Tokenize } from './trade-keys.ts';
import { type FoundPhrase, phraseBegunBy, phraseFrom } from './trade-lookup.ts';
import { type CalledName, createTradeNames, type TradeNames } from './trade-names.ts';
import { gatherPhrases, type Phrases, type Sense, senseKindOf } from './trade-phrases.ts';
import { nearestSound, soundsOf } from './trade-sounds.ts';
import { createVotes, type Votes } from './trade-votes.ts';

/** A type of machine: a group (`Tractor`) and a kind within it. */
export interface KnownType {
  readonly id: number;
  readonly type: string;
  readonly subType: string;
}

/** A word that an admin added to a type. */
export interface AddedWord {
  readonly typeId: number;
  readonly word: string;
  readonly wholeGroup: boolean;
}

/** What people call machines, indexed by what they type. */
export interface TradeIndex extends TradeNames {
  /** The longest phrase that begins at a token; its length includes fillers in between. */
  at(tokens: readonly Token[], start: number): FoundPhrase | undefined;
  /** The shortest phrase with this beginning, if most phrases with it mean the same types. */
  phraseBeginningWith(token: string): Sense | undefined;
  /** The phrase nearest in sound, if near enough. @param most the largest distance, whatever its length */
  soundingLike(token: string, most?: number): Sense | undefined;
  /** The group of types in whose phrases most of these words occur, if that distinguishes it. */
  votedFor(words: readonly string[]): readonly number[];
  readonly tokens: Tokenize;
  /** A text without words for "near me", and whether it had some. */
  withoutNearMe(text: string): { readonly text: string; readonly isNearMe: boolean };
  /** Whether all of these types drive or carry other kinds. */
  isCarrier(typeIds: readonly number[]): boolean;
  /** Whether it is a name of types by itself. */
  isName(token: string): boolean;
}

/** What the trade's words and the current types make of people's input. */
export function createTradeIndex(
  types: readonly KnownType[],
  trade: TradeWords,
  fillers: Fillers,
  added: readonly AddedWord[] = [],
): TradeIndex {
  const tokens = createTokenizer(fillers);
  const groups = groupsOf(types);
  const { phrases, names, votes } = gather({ types, groups, trade, added, tokens });
  const nearMe = phrasePattern(fillers.nearMe);
  const carriers = new Set(fillers.carriers.flatMap((type) => groups.get(type) ?? []));
  const sortedKeys = [...phrases.senses.keys()].toSorted();
  const sounds = soundsOf(phrases.senses);
  return {
    ...createTradeNames(names, tokens),
    tokens,
    at: (all, start) => phraseFrom(phrases, all, start),
    phraseBeginningWith: (token) => phraseBegunBy(token, phrases, sortedKeys),
    soundingLike: (token, most) => nearestSound(token, sounds, most),
    votedFor: (words) => groups.get(votes.winner(words) ?? '') ?? [],
    withoutNearMe(text) {
      const folded = foldText(text);
      const rest = folded.replace(nearMe, ' ');
      return { text: rest, isNearMe: rest !== folded };
    },
    isCarrier: (typeIds) => typeIds.length > 0 && typeIds.every((id) => carriers.has(id)),
    isName: (token) => (phrases.senses.get(singular(token))?.types.name.length ?? 0) > 0,
  };
}

type Groups = ReadonlyMap<string, readonly number[]>;

/** The ids of the types by group. */
function groupsOf(types: readonly KnownType[]): Groups {
  const groups = new Map<string, number[]>();
  for (const { id, type } of types) groups.set(type, [...(groups.get(type) ?? []), id]);
  return groups;
}

interface Sources {
  readonly types: readonly KnownType[];
  readonly groups: Groups;
  readonly trade: TradeWords;
  readonly added: readonly AddedWord[];
  readonly tokens: Tokenize;
}

interface Gathered {
  readonly phrases: Phrases;
  readonly names: readonly CalledName[];
  readonly votes: Votes;
}

/** Reads all sources: first the types' own names, then admins' words, then the trade's words. */
function gather({ types, groups, trade, added, tokens }: Sources): Gathered {
  const phrases = gatherPhrases(tokens);
  const votes = createVotes(groups.size, tokens);
  const names: CalledName[] = [];
  const byId = new Map(types.map((type) => [type.id, type]));

  for (const [type, ids] of groups) {
    names.push({ type, phrase: type, key: phrases.putOwnName(type, ids), isBrand: false });
  }
  for (const { id, subType } of types) {
    for (const { text, isFiller } of tokens(subType)) {
      if (!isFiller && text.length >= 3 && !/\d/.test(text)) phrases.put(text, 'part', [id]);
    }
  }
  for (const { typeId, word, wholeGroup } of added) {
    const type = byId.get(typeId)?.type;
    if (type === undefined) continue;
    const key = phrases.put(word, 'name', wholeGroup ? (groups.get(type) ?? []) : [typeId]);
    names.push({ type, phrase: word, key, isBrand: false });
  }
  for (const { type, subType, lines } of trade) {
    const words = lines.flatMap(({ what, words: list }) => list.map((word) => ({ what, word })));
    if (type === undefined) {
      for (const { word } of words) phrases.putOther(word);
      continue;
    }
    const ids = (groups.get(type) ?? []).filter((id) => subType === undefined || byId.get(id)?.subType === subType);
    if (ids.length === 0) continue;
    for (const { what, word } of words) {
      votes.note(type, word);
      const kind = senseKindOf(what);
      const key = phrases.put(word, kind, ids, what === 'sound' ? type : undefined);
      const isName = what !== 'sound' && (kind === 'name' || kind === 'brand');
      // A name of one kind of a type is none of the type.
      const language = subType === undefined ? locales.find((locale) => locale === what) : undefined;
      if (isName) names.push({ type, phrase: word, key, isBrand: kind === 'brand', language });
    }
  }
  return { phrases: phrases.gathered(), names, votes };
}
