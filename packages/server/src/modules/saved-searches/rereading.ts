import { createHash } from 'node:crypto';
import { readTradeWords } from '@yantra/words';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { onceRead } from '../../once-read.ts';
import { nearWords } from '../search/terms/index.ts';
import type { Derived, Deriver } from './deriving.ts';
import type { MachineFacts } from './matching.queries.ts';
import * as queries from './rereading.queries.ts';
import { keepWanted } from './saved-searches.queries.ts';

/** Keeps terms of saved searches read as the search reads them today. */
export type Rereader = ReturnType<typeof createRereader>;

/* So many saved searches, or texts, at a time. */
const batch = 200;
const firstId = '00000000-0000-0000-0000-000000000000';

/** The known words near each text, in a word; in order, so that how frequent they are does not matter. */
export async function nearOf(db: Db, texts: readonly string[]): Promise<Map<string, string>> {
  const byText = Map.groupBy(await nearWords(db, texts), ({ typed }) => typed);
  return new Map(
    texts.map((text) => [
      text,
      [...(byText.get(text) ?? [])]
        .map(({ word, kind }) => `${kind}:${word}`)
        .toSorted()
        .join(' '),
    ]),
  );
}

/**
 * A term means what the vocabulary and the words of machines make of it, and both change. What somebody typed is kept, with what it was read by: the
 * vocabulary's print, and the texts that were looked up among machines' words. Whoever's are others now is read again, and moves to the search that it means.
 */
export function createRereader({ db, derive }: { readonly db: Db; readonly derive: Deriver }) {
  const shipped = onceRead(async () =>
    createHash('sha256')
      .update(JSON.stringify(await readTradeWords()))
      .digest('base64url'),
  );
  let lookedThrough = '';

  const print = async (): Promise<string> => `${await queries.vocabularyPrint(db)} ${await shipped()}`;

  async function readAgain(rows: readonly queries.ToRead[], reads: string): Promise<void> {
    const alike = new Map<string, Derived | undefined>();
    for (const { id, search_id, input } of rows) {
      const text = JSON.stringify(input);
      if (!alike.has(text)) alike.set(text, await derived(derive, input));
      const now = alike.get(text);
      if (now === undefined) await queries.leaveSaved(db, id, reads);
      else {
        await queries.noteTexts(db, await nearOf(db, now.texts));
        await db.transaction().execute(async (trx) => {
          await queries.moveSaved(trx, { id, from: search_id, to: await keepWanted(trx, now), derived: now, reads });
        });
      }
    }
  }

  async function readResting(on: {
    readonly texts: readonly string[];
    readonly names: readonly string[];
  }): Promise<void> {
    const reads = await print();
    for (let after = firstId; ;) {
      const rows = await queries.restingOn(db, on, after, batch);
      await readAgain(rows, reads);
      const last = rows.at(-1);
      if (last === undefined || rows.length < batch) return;
      after = last.id;
    }
  }

  async function look(known: readonly { readonly text: string; readonly near: string }[], names: readonly string[]) {
    const now = await nearOf(
      db,
      known.map(({ text }) => text),
    );
    const changed = new Map(
      known.flatMap(({ text, near }) => (now.get(text) === near ? [] : [[text, now.get(text) ?? '']])),
    );
    if (changed.size === 0 && names.length === 0) return;
    await readResting({ texts: [...changed.keys()], names });
    await queries.keepTexts(db, changed);
  }

  return {
    /** What the vocabulary is now, in a word. */
    print,
    /** Reads terms again that the words of these machines may have changed. */
    async readFor(machines: readonly Pick<MachineFacts, 'name' | 'lexemes'>[]): Promise<void> {
      if (machines.length === 0) return;
      const words = [...new Set(machines.flatMap(({ lexemes }) => lexemes))].filter((word) => word.length >= 3);
      await look(await queries.textsNear(db, words), [...new Set(machines.map(({ name }) => name))]);
    },
    /** Reads terms again that another vocabulary read; and looks at some texts, as words go with the machines that had them. */
    async work(): Promise<void> {
      const reads = await print();
      for (let read = batch; read === batch;) {
        const rows = await queries.readOtherwise(db, reads, batch);
        await readAgain(rows, reads);
        read = rows.length;
      }
      const texts = await queries.textsAfter(db, lookedThrough, batch);
      lookedThrough = texts.length < batch ? '' : (texts.at(-1)?.text ?? '');
      await look(texts, []);
    },
    /** Forgets texts that no saved search rests on. */
    forget: (): Promise<void> => queries.forgetTexts(db),
  };
}

/** Undefined if it cannot be asked any more: its job has begun. */
async function derived(derive: Deriver, input: Parameters<Deriver>[0]): Promise<Derived | undefined> {
  try {
    return await derive(input);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
