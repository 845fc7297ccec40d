import { type callSchemas, wrong } from '@yantra/contract/schemas';
import type { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { pictureIdIn } from './machine-row.ts';
import * as queries from './own-equipment.queries.ts';
import { type OwnEquipmentParts, queueNew } from './own-equipment.service.ts';

type Call = (typeof callSchemas)['addEquipmentPictures'];

/** Adds pictures to the caller's machines without any; those with pictures stay, so that it may be repeated. */
export function createAddPictures(parts: OwnEquipmentParts) {
  const { db, clock } = parts;
  /** @throws AppError `image.unknown` for a picture that is not the caller's */
  return async ({ machines }: z.output<Call['input']>, { userId }: Caller): Promise<z.output<Call['output']>> => {
    const wanted = machines
      .filter(({ id }) => isUuid(id))
      .map(({ id, images }) => ({ id, pictureIds: [...new Set(images.map((one) => pictureIdIn(one) ?? ''))] }));
    const all = [...new Set(wanted.flatMap(({ pictureIds }) => pictureIds))];
    const { pictures } = await queries.findNameable(db, userId, all);
    const own = new Set(pictures.map(({ id }) => id));
    if (!all.every((id) => own.has(id))) throw new AppError('image.unknown', { images: wrong('image.unknown') });
    const given = [];
    // Each separately, in a fixed order, to avoid deadlocks between concurrent calls.
    for (const { id, pictureIds } of wanted.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const version = await db.transaction().execute(async (trx) => {
        const next = await queries.givePictures(trx, { id, supplierId: userId, pictureIds });
        if (next === undefined) return undefined;
        await queueNew(trx, [id], parts);
        await queries.refreshListing(trx, id, clock.now());
        return next;
      });
      if (version !== undefined) given.push({ id, version });
    }
    return { machines: given };
  };
}
