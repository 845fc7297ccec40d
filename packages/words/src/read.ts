import { readdir, readFile } from 'node:fs/promises';
import { parseWords, type Section } from './parse.ts';

/** All sections of all categories. */
export type TradeWords = readonly Section[];

/** Words that carry nothing in a search, and those that join two kinds or ask for what is near. */
export interface Fillers {
  /** Machine, rent, please, for, in … */
  readonly fillers: readonly string[];
  /** What all of ours are, in any language; it carries nothing by itself, but says that a machine is meant. */
  readonly machine: readonly string[];
  /** Types that others are driven or carried by: beside another kind they only say that. */
  readonly carriers: readonly string[];
  /** For: what stands before it is meant, what stands behind it is what it is for. */
  readonly uses: readonly string[];
  /** Ke liye, साठी: phrases do not reach across them. */
  readonly breaks: readonly string[];
  /** With, and, aur, व …: what they stand between are two kinds. */
  readonly joiners: readonly string[];
  /** Near me, mere paas, जवळपास …: where the asker is. */
  readonly nearMe: readonly string[];
}

const folder = new URL('../data/', import.meta.url);
const fillersFile = 'fillers.txt';

/** Reads the trade's words. @throws Error naming file and line where a file is not in its form */
export async function readTradeWords(): Promise<TradeWords> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt') && file !== fillersFile).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  return texts.flatMap((text, index) => parseWords(text, files[index] ?? ''));
}

/** Reads the words that carry nothing. */
export async function readFillers(): Promise<Fillers> {
  const text = await readFile(new URL(fillersFile, folder), 'utf8');
  const lists = new Map<string, string[]>();
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith(';')) continue;
    const [what = '', words = ''] = line.split('|').map((part) => part.trim());
    lists.set(what, [
      ...(lists.get(what) ?? []),
      ...words
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    ]);
  }
  const list = (what: string) => lists.get(what) ?? [];
  return {
    fillers: list('filler'),
    machine: list('machine'),
    carriers: list('carrier'),
    uses: list('for'),
    breaks: list('break'),
    joiners: list('joiner'),
    nearMe: list('near me'),
  };
}
