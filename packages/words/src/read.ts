import { readdir, readFile } from 'node:fs/promises';
import { parseWords, type Section } from './parse.ts';

/** All sections of all categories. */
export type TradeWords = readonly Section[];

/** Words without meaning for a search, and those that join two kinds or ask for nearby machines. */
export interface Fillers {
  /** Machine, rent, please, for, in … */
  readonly fillers: readonly string[];
  /** Words for any machine, in any language; without meaning by themselves, but a machine is wanted. */
  readonly machine: readonly string[];
  /** Types that drive or carry others: beside another kind they only say that. */
  readonly carriers: readonly string[];
  /** For: the words before it are wanted, the words after it are the purpose. */
  readonly uses: readonly string[];
  /** Ke liye, साठी: phrases do not extend across them. */
  readonly breaks: readonly string[];
  /** With, and, aur, व …: they separate two kinds. */
  readonly joiners: readonly string[];
  /** Days, December, acres: a number before one says how many of them, and no size. Without meaning by themselves. */
  readonly counted: readonly string[];
  /** More, less, above, zyada …: on which side of a figure. Without meaning by themselves. */
  readonly comparing: readonly string[];
  /** What follows a comparing word and is nothing else there: than. */
  readonly than: readonly string[];
  /** Near me, mere paas, जवळपास …: the searcher's own place. */
  readonly nearMe: readonly string[];
}

const folder = new URL('../data/', import.meta.url);
const fillersFile = 'fillers.txt';

/** Reads the trade's words. @throws Error naming file and line for a wrong format */
export async function readTradeWords(): Promise<TradeWords> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt') && file !== fillersFile).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  return texts.flatMap((text, index) => parseWords(text, files[index] ?? ''));
}

/** Reads the words without meaning. */
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
    counted: list('counted'),
    comparing: list('comparing'),
    than: list('than'),
    nearMe: list('near me'),
  };
}
