import { foldText, readFillers, tokensOf } from '@yantra/words';
import { onceRead } from '../../../once-read.ts';

/** The longest text that is kept. */
export const mostLetters = 60;

/** A search's words as typed, in small letters; `undefined` for what may identify a person (a phone number, an e-mail address) and for meaningless text. */
export function termOf(typed: string): string | undefined {
  const text = typed.normalize('NFKC').toLowerCase();
  if (text.includes('@') || /\d(?:\D?\d){6}/.test(foldText(text))) return undefined;
  const words = text
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .split(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{M}\p{N}.]+/u)
    .filter((word) => word !== '');
  return shortened(words);
}

/** An unknown word for the statistics; `undefined` if `termOf` rejects it, and for numbers. */
export function unknownWordOf(typed: string): string | undefined {
  const word = termOf(typed);
  return word !== undefined && /\p{L}/u.test(word) ? word : undefined;
}

/* Words without meaning: without them equal searches count as one. */
const fillerWords = onceRead(async () => {
  const { fillers } = await readFillers();
  return new Set(fillers.map((filler) => tokensOf(filler).join(' ')));
});

/** Removes words without meaning from terms; `undefined` if none is left. */
export async function fillersRemover(): Promise<(term: string) => string | undefined> {
  const fillers = await fillerWords();
  return (term) => shortened(term.split(' ').filter((word) => !fillers.has(tokensOf(word).join(' '))));
}

function shortened(words: readonly string[]): string | undefined {
  const text = [...words.join(' ')].slice(0, mostLetters).join('').trim();
  return text.length < 2 ? undefined : text;
}
