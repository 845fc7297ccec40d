import type { addTypeWord, InputOf, TypeWords } from '@yantra/contract/calls';
import { wrong } from '@yantra/contract/schemas';
import { readTradeWords, singular, tokensOf, type TradeWords } from '@yantra/words';
import type { Db, DbAndClock } from '../../../database/types.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../http/bind.ts';
import type { AuditKind } from '../../audit/index.ts';
import { type ChangedRow, changeMasterData } from '../../master-data/index.ts';
import { mostAtOnce } from '../../quotas/index.ts';
import type { VocabularyReader } from '../vocabulary/index.ts';
import * as queries from './type-words.queries.ts';

/** Words for types: the trade's words that ship with us, and those added by admins. */
export type TypeWordsService = ReturnType<typeof createTypeWords>;

export interface TypeWordsParts extends DbAndClock {
  readonly vocabulary: Pick<VocabularyReader, 'changed'>;
  /** The shipped words; by default read from their files. */
  readonly tradeWords?: () => Promise<TradeWords>;
}

export function createTypeWords({ db, clock, vocabulary, tradeWords = readTradeWords }: TypeWordsParts) {
  async function wordsOf(on: Db, typeId: number): Promise<TypeWords> {
    const type = await queries.findType(on, typeId);
    if (type === undefined) throw new AppError('equipmentType.unknown');
    const [shipped, added] = [await tradeWords(), await queries.wordsOfType(on, typeId)];
    return {
      shipped: shippedFor(type, shipped),
      added: added.map(({ id, word, whole_group, created_at }) => ({
        id,
        word,
        wholeGroup: whole_group,
        createdAt: created_at.toISOString(),
      })),
    };
  }

  const change = (caller: Caller, kind: AuditKind, work: (trx: Db) => Promise<ChangedRow>) =>
    changeMasterData({ db, clock, vocabulary }, caller, kind, work);

  return {
    /** @throws AppError `equipmentType.unknown` */
    words: (typeId: number): Promise<TypeWords> => wordsOf(db, typeId),
    /** @throws AppError `equipmentType.unknown`; `word.taken` if it already means the type; `word.tooMany` */
    async add(
      { equipmentTypeId: typeId, word, wholeGroup }: InputOf<typeof addTypeWord>,
      caller: Caller,
    ): Promise<{ id: number }> {
      const compared = comparedAs(word);
      if (compared === '') throw new AppError('request.invalid', { word: wrong('word.required') });
      return change(caller, 'typeWord.added', async (trx) => {
        const { shipped, added } = await wordsOf(trx, typeId);
        if ([...shipped, ...added].some((one) => comparedAs(one.word) === compared)) throw new AppError('word.taken');
        if ((await queries.countWords(trx)) >= mostAtOnce.typeWords) throw new AppError('word.tooMany');
        return { id: await queries.insertWord(trx, { typeId, word, wholeGroup, at: clock.now() }), facts: { word } };
      });
    },
    /** @throws AppError `word.unknown` */
    async remove(id: number, caller: Caller): Promise<void> {
      await change(caller, 'typeWord.removed', async (trx) => {
        const word = await queries.deleteWord(trx, id);
        if (word === undefined) throw new AppError('word.unknown');
        return { id, facts: { word } };
      });
    },
  };
}

/** Words are compared in one spelling, without spaces and plural `s` (README of words). */
const comparedAs = (word: string): string => tokensOf(word).map(singular).join('');

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The shipped words of a type's group, and of its kind. */
function shippedFor(row: { readonly type: string; readonly sub_type: string }, all: TradeWords): TypeWords['shipped'] {
  return all
    .filter(
      ({ type, subType }) =>
        type !== undefined && isSame(type, row.type) && isSame(subType ?? row.sub_type, row.sub_type),
    )
    .flatMap(({ lines }) => lines.flatMap(({ what, words, reason }) => words.map((word) => ({ word, what, reason }))));
}
