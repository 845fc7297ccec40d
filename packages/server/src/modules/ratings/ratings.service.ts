import type { addEquipmentRating, answerEquipmentRating, InputOf } from '@yantra/contract/calls';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { appendAudit } from '../audit/index.ts';
import { countRating } from '../equipment/index.ts';
import { isRatingHeld, queueRating } from '../review/index.ts';
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
          hidden_at: isRatingHeld(comment) ? now : null,
        };
        const ratingId = await queries.insertRating(trx, rating);
        if (ratingId === undefined) throw new AppError('rating.again');
        if (rating.hidden_at === null) await countRating(trx, equipmentId, starRating * 2);
        await queueRating(trx, { ratingId, equipmentId, comment, what: 'new', at: now });
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
        // What a moderator has hidden stays so until one approves it.
        const isHidden = given.hidden_reason !== null;
        const hidden_at = isHidden || isRatingHeld(comment) ? (given.hidden_at ?? now) : null;
        await queries.updateRating(trx, given.id, { star_rating: starRating, comment, changed_at: now, hidden_at });
        if (Number(given.star_rating) !== starRating || (given.hidden_at === null) !== (hidden_at === null)) {
          if (given.hidden_at === null) await countRating(trx, equipmentId, Number(given.star_rating) * 2, -1);
          if (hidden_at === null) await countRating(trx, equipmentId, starRating * 2);
        }
        const item = { ratingId: given.id, equipmentId, comment, at: now };
        await queueRating(trx, { ...item, what: isHidden ? 'mended' : 'changed' });
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
        if (given.hidden_at === null) await countRating(trx, equipmentId, Number(given.star_rating) * 2, -1);
        const who = { userId, sessionId, subjectId: equipmentId };
        await appendAudit(trx, { at: clock.now(), kind: 'rating.withdrawn', ...who });
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
