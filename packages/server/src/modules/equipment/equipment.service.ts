import type { EquipmentDetails, OwnEquipment } from '@yantra/contract/calls';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { detailsOf, type Names } from './card.ts';
import * as queries from './equipment.queries.ts';

/** What the rules of one machine need from outside. */
export interface EquipmentParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly names: () => Promise<Names>;
  /** The whole of a machine for its supplier and for admins, public or not; `undefined` for everybody else. */
  readonly ownDetails?: ((id: string, caller: Caller) => Promise<OwnEquipment | undefined>) | undefined;
}

/** One machine for hire, as the public sees it. */
export interface EquipmentService {
  /** @throws AppError `equipment.unknown` when it is not public now, unless it is the caller's own or an admin asks */
  details(id: string, caller?: Caller): Promise<EquipmentDetails & Partial<OwnEquipment>>;
}

/** The rules of one machine over a database. */
export function createEquipmentService({ db, clock, names, ownDetails }: EquipmentParts): EquipmentService {
  return {
    async details(id, caller) {
      if (!isUuid(id)) throw new AppError('equipment.unknown');
      const own = caller && (await ownDetails?.(id, caller));
      if (own !== undefined) return own;
      const [named, machine, reviews] = await Promise.all([
        names(),
        queries.findListed(db, id, clock.now()),
        queries.reviewsOf(db, id),
      ]);
      if (machine === undefined) throw new AppError('equipment.unknown');
      return detailsOf(machine, reviews, named);
    },
  };
}
