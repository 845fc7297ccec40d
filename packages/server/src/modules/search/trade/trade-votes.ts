import { singular } from '@yantra/words';
import type { Tokenize } from './trade-keys.ts';

/* A sentence with this many words from a kind's phrases means it, if no other kind comes close. */
const leastVotes = 2;
const clearly = 1.25;
const shortestVoter = 3;

/** The groups in whose phrases each word occurs. */
export type Votes = ReturnType<typeof createVotes>;

/** @param groupCount how many groups of types there are: a word says more the fewer of them use it */
export function createVotes(groupCount: number, tokenize: Tokenize) {
  const bearersOf = new Map<string, string[]>();
  return {
    /** Adds the words of a group's phrase. */
    note(type: string, phrase: string): void {
      for (const { text, isFiller, isJoiner } of tokenize(phrase)) {
        if (isFiller || isJoiner || text.length < shortestVoter || /\d/.test(text)) continue;
        const word = singular(text);
        const bearers = bearersOf.get(word) ?? [];
        if (!bearers.includes(type)) bearers.push(type);
        bearersOf.set(word, bearers);
      }
    },
    /** The group in whose phrases most of these words occur, if that distinguishes it. */
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
