import type { addEquipmentRating, answerEquipmentRating, InputOf } from '@yantra/contract/calls';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { appendAudit } from '../audit/index.ts';
import * as queries from './ratings.queries.ts';

type RatingInput = InputOf<typeof addEquipmentRating>;

/** Ratings of machines. */
export type Ratings = ReturnType<typeof createRatings>;

export function createRatings({ db, clock }: DbAndClock) {
  return {
    /** @throws AppError `equipment.unknown` if it is not public, `rating.own`, `rating.again` */
    async add({ equipmentId, starRating, comment }: RatingInput, { userId }: Caller): Promise<Record<string, never>> {
      if (!isUuid(equipmentId)) throw new AppError('equipment.unknown');
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        const machine = await queries.lockRateable(trx, equipmentId, userId, now);
        if (machine === undefined) throw new AppError('equipment.unknown');
        if (machine.supplier_id === userId) throw new AppError('rating.own');
        const rating = {
          equipment_id: equipmentId,
          user_id: userId,
          star_rating: starRating,
          comment,
          created_at: now,
        };
        if (!(await queries.insertRating(trx, rating))) throw new AppError('rating.again');
        await queries.countRating(trx, equipmentId, starRating * 2);
      });
      return {};
    },
    /** Changes the caller's rating, whether the machine is listed or not; the owner's answer stays. @throws AppError `rating.unknown` */
    async change(
      { equipmentId, starRating, comment }: RatingInput,
      { userId, sessionId }: Caller,
    ): Promise<Record<string, never>> {
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        const given = isUuid(equipmentId) ? await queries.lockOwnRating(trx, equipmentId, userId) : undefined;
        if (given === undefined) throw new AppError('rating.unknown');
        await queries.updateRating(trx, given.id, { star_rating: starRating, comment, changed_at: now });
        if (Number(given.star_rating) !== starRating) {
          await queries.countRating(trx, equipmentId, Number(given.star_rating) * 2, -1);
          await queries.countRating(trx, equipmentId, starRating * 2);
        }
        await appendAudit(trx, { at: now, kind: 'rating.changed', userId, sessionId, subjectId: equipmentId });
      });
      return {};
    },
    /** Removes the caller's rating with its answer. One already removed is not an error. */
    async withdraw(equipmentId: string, { userId, sessionId }: Caller): Promise<Record<string, never>> {
      await db.transaction().execute(async (trx) => {
        const given = isUuid(equipmentId) ? await queries.lockOwnRating(trx, equipmentId, userId) : undefined;
        if (given === undefined) return;
        await queries.deleteRating(trx, given.id);
        await queries.countRating(trx, equipmentId, Number(given.star_rating) * 2, -1);
        await appendAudit(trx, {
          at: clock.now(),
          kind: 'rating.withdrawn',
          userId,
          sessionId,
          subjectId: equipmentId,
        });
      });
      return {};
    },
    /** Sets the owner's answer to a rating, replacing an earlier one. @throws AppError `rating.unknown` */
    async answer(
      { ratingId, answer }: InputOf<typeof answerEquipmentRating>,
      { userId, sessionId }: Caller,
    ): Promise<Record<string, never>> {
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        const what = { ratingId, supplierId: userId, answer, now };
        const subjectId = isUuid(ratingId) ? await queries.setAnswer(trx, what) : undefined;
        if (subjectId === undefined) throw new AppError('rating.unknown');
        await appendAudit(trx, { at: now, kind: 'rating.answered', userId, sessionId, subjectId });
      });
      return {};
    },
  };
}
