import { singular } from '@yantra/words';
import type { Tokenize } from './trade-keys.ts';

/* A sentence of several words that each stand in a kind's phrases means it, where no other kind is near. */
const leastVotes = 2;
const clearly = 1.25;
const shortestVoter = 3;

/** Of whose phrases each word is. */
export type Votes = ReturnType<typeof createVotes>;

/** Begins to note words. @param groupCount how many groups of types there are: a word says the more the fewer of them it stands for */
export function createVotes(groupCount: number, tokenize: Tokenize) {
  const bearersOf = new Map<string, string[]>();
  return {
    /** Notes the words of a group's phrase. */
    note(type: string, phrase: string): void {
      for (const { text, isFiller, isJoiner } of tokenize(phrase)) {
        if (isFiller || isJoiner || text.length < shortestVoter || /\d/.test(text)) continue;
        const word = singular(text);
        const bearers = bearersOf.get(word) ?? [];
        if (!bearers.includes(type)) bearers.push(type);
        bearersOf.set(word, bearers);
      }
    },
    /** The group in whose phrases most of these words stand, when they tell it from all others. */
    winner(words: readonly string[]): string | undefined {
      const tallies = new Map<string, { score: number; votes: number }>();
      for (const word of new Set(words.map(singular))) {
        const bearers = bearersOf.get(word) ?? [];
        for (const type of bearers) {
          const tally = tallies.get(type) ?? { score: 0, votes: 0 };
          tally.score += Math.log(groupCount / bearers.length);
          tally.votes += 1;
          tallies.set(type, tally);
        }
      }
      const [first, second] = [...tallies].toSorted(([, a], [, b]) => b.score - a.score);
      if (first === undefined) return undefined;
      const [type, { score, votes }] = first;
      const isClear = score > (second?.[1].score ?? 0) * clearly;
      return isClear && votes >= leastVotes && votes * 2 >= words.length ? type : undefined;
    },
  };
}
