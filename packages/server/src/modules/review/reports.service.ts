import type { InputOf, reportListing } from '@yantra/contract/calls';
import { hourMs, timesAnHour } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import { isUuid } from '../../uuid.ts';
import { flagsOf } from './flags.ts';
import * as queue from './queue.queries.ts';
import * as queries from './reports.queries.ts';

/** Reports an hour from one address. */
export const reportLimit: Limit = { kind: 'report', most: timesAnHour.reports, withinMs: hourMs };

/** Who reports, and from where. */
export interface Reporter {
  readonly address: string;
  /** Absent if nobody is logged in. */
  readonly caller?: Caller | undefined;
}

/** Takes what people say is wrong with a machine's page. */
export type Reports = ReturnType<typeof createReports>;

export function createReports({ db, clock, limits }: DbAndClock & { readonly limits: Limits }) {
  return {
    /** @throws AppError `equipment.unknown` if it is not public, `report.tooMany` */
    async submit(
      { equipmentId, fault, words = '', website }: InputOf<typeof reportListing>,
      from: Reporter,
    ): Promise<Record<string, never>> {
      // The honeypot; a program that fills it learns nothing.
      if (website !== undefined) return {};
      const at = clock.now();
      if (!isUuid(equipmentId) || !(await queries.isPublic(db, equipmentId, at)))
        throw new AppError('equipment.unknown');
      const { retryAfterSeconds } = await limits.hit(db, reportLimit, await limits.whoIs(from.address));
      if (retryAfterSeconds !== undefined) throw new AppError('report.tooMany', undefined, { retryAfterSeconds });
      await db.transaction().execute(async (trx) => {
        const [facts] = await queue.factsOf(trx, [equipmentId]);
        if (facts === undefined) throw new AppError('equipment.unknown');
        const flags = flagsOf({
          texts: facts.texts,
          pinCode: facts.pin_code,
          rentPaise: facts.rent_paise,
          middlePaise: facts.middle_paise,
          isPictureElsewhere: facts.is_picture_elsewhere,
          hiddenBefore: facts.hidden_before,
        });
        await queue.addMachines(trx, [{ equipmentId, kind: 'report', what: 'reported', flags }], at);
        await queries.addReport(trx, { equipmentId, fault, words, userId: from.caller?.userId ?? null, at });
      });
      return {};
    },
  };
}
