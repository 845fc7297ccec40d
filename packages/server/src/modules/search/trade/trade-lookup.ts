import { firstFrom, keyOf, leastBegun, rawKeyOf, stemOf, type Token } from './trade-keys.ts';
import { type Phrases, type Sense, typesNamed } from './trade-phrases.ts';

/** A found phrase, and its number of tokens. */
export interface FoundPhrase {
  readonly sense: Sense;
  readonly length: number;
}

/** The longest phrase that begins at a token; its length includes fillers in between. */
export function phraseFrom(phrases: Phrases, tokens: readonly Token[], start: number): FoundPhrase | undefined {
  const { senses, others, longestWhole } = phrases;
  const best = withoutFillers(phrases, tokens, start);
  // Phrases in which fillers count.
  for (let length = Math.min(longestWhole, tokens.length - start); length > (best?.length ?? 0); length -= 1) {
    const key = rawKeyOf(tokens.slice(start, start + length));
    const sense = others.get(key) ?? senses.get(key);
    if (sense !== undefined) return { sense, length };
  }
  return best;
}

function withoutFillers(
  { senses, plainOthers, longest }: Phrases,
  tokens: readonly Token[],
  start: number,
): FoundPhrase | undefined {
  const taken: Token[] = [];
  let best: FoundPhrase | undefined;
  for (let at = start; at < tokens.length && taken.length < longest; at += 1) {
    const token = tokens[at];
    if (token === undefined || (token.isBreak && taken.length > 0)) break;
    if (token.isFiller && taken.length > 0) continue;
    taken.push(token);
    const key = keyOf(taken);
    const stem = taken.length === 1 ? senses.get(stemOf(token.text)) : undefined;
    const sense = plainOthers.get(key) ?? senses.get(key) ?? stem;
    if (sense !== undefined) best = { sense, length: at - start + 1 };
  }
  return best;
}

/* The share of phrases with a beginning that must mean the same. */
const mostlyAlike = 0.6;

/** The shortest phrase with this beginning, if most phrases with it mean the same types. @param sorted all keys */
export function phraseBegunBy(token: string, { senses }: Phrases, sorted: readonly string[]): Sense | undefined {
  if (token.length < leastBegun) return undefined;
  const begun: { readonly key: string; readonly sense: Sense }[] = [];
  for (let at = firstFrom(sorted, token, String); at < sorted.length; at += 1) {
    const key = sorted[at] ?? '';
    if (!key.startsWith(token)) break;
    const sense = senses.get(key);
    if (sense !== undefined && typesNamed(sense).length > 0) begun.push({ key, sense });
  }
  const shortest = begun.toSorted((a, b) => a.key.length - b.key.length)[0]?.sense;
  if (shortest === undefined) return undefined;
  const types = typesNamed(shortest);
  const alike = begun.filter(({ sense }) => typesNamed(sense).some((id) => types.includes(id)));
  return alike.length >= begun.length * mostlyAlike ? shortest : undefined;
}
