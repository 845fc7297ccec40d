import type { EquipmentDetails, OwnEquipment } from '@yantra/contract/calls';
import { inIndia } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { detailsOf, type Names } from './card.ts';
import * as queries from './equipment.queries.ts';
import type { DetailsRow } from './equipment.queries.ts';

export interface EquipmentParts extends DbAndClock {
  readonly names: () => Promise<Names>;
  /** What a machine costs to hire. */
  readonly hireOf?: ((machine: DetailsRow) => Promise<EquipmentDetails['hire']>) | undefined;
  /** How an owner answers requests for quotes, where that is public. */
  readonly answersOf?: ((ownerId: string) => Promise<NonNullable<EquipmentDetails['owner']>['answers']>) | undefined;
  /** A whole machine for its supplier and for admins, public or not; `undefined` for others. */
  readonly ownDetails?: ((id: string, caller: Caller) => Promise<OwnEquipment | undefined>) | undefined;
}

/** One machine for hire, as the public sees it. */
export type EquipmentService = ReturnType<typeof createEquipmentService>;

/** The rules of one machine over a database. */
export function createEquipmentService({ db, clock, names, hireOf, answersOf, ownDetails }: EquipmentParts) {
  return {
    /** @throws AppError `equipment.unknown` if it is not public now, unless it is the caller's own or an admin asks */
    async details(id: string, caller?: Caller): Promise<EquipmentDetails & Partial<OwnEquipment>> {
      if (!isUuid(id)) throw new AppError('equipment.unknown');
      const own = caller && (await ownDetails?.(id, caller));
      if (own !== undefined) return own;
      const [named, machine, reviews] = await Promise.all([
        names(),
        queries.findListed(db, id, clock.now()),
        queries.reviewsOf(db, id, caller?.userId),
      ]);
      if (machine === undefined) throw new AppError('equipment.unknown');
      const [owner, answers, hire] = await Promise.all([
        queries.ownerOf(db, machine.supplier_id, clock.now()),
        answersOf?.(machine.supplier_id),
        hireOf?.(machine),
      ]);
      return {
        ...detailsOf(machine, reviews, named, caller?.userId),
        ...(owner !== undefined && {
          owner: {
            machines: owner.machines,
            since: inIndia(owner.since).getUTCFullYear(),
            ...(answers && { answers }),
          },
        }),
        ...(hire && { hire }),
      };
    },
  };
}
