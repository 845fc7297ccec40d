import type { InputOf, OutputOf, setUnits } from '@yantra/contract/calls';
import { sql } from 'kysely';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { calendarWork } from './calendar-work.ts';

/** How many of the same machine somebody has. */
export function createUnits(parts: DbAndClock) {
  const { inCalendar } = calendarWork(parts);
  /** @throws AppError `equipment.unknown`, `units.inUse` */
  return async function changeUnits(
    input: InputOf<typeof setUnits>,
    caller: Caller,
  ): Promise<OutputOf<typeof setUnits>> {
    const { equipmentId, units, bufferDays } = input;
    return inCalendar(equipmentId, caller, async ({ trx, machine, today }) => {
      if (units < machine.units && (await isAbove(trx, equipmentId, units, today))) throw new AppError('units.inUse');
      await sql`update equipment set units = ${units}, buffer_days = ${bufferDays} where id = ${equipmentId}::uuid`.execute(
        trx,
      );
      // All units of a machine that was set on rent are.
      await sql`update commitments set state = 'freed', version = version + 1 where equipment_id = ${equipmentId}::uuid and unit > ${units}::int
          and by_status and state = 'active'`.execute(trx);
      await sql`select block_on_rent(id, units, ${today}::date) from equipment
          where id = ${equipmentId}::uuid and status = 'On rent' and not is_hired`.execute(trx);
      await sql`select settle_machines(array[${equipmentId}::uuid], null, ${today}::date)`.execute(trx);
      return { units, bufferDays };
    });
  };
}

/** Whether something is planned for units above so many. */
async function isAbove(trx: Db, machineId: string, units: number, today: string): Promise<boolean> {
  const { rows } =
    await sql`select from commitments c where c.equipment_id = ${machineId}::uuid and c.unit > ${units}::int and c.state = 'active'
    and not c.by_status and coalesce(upper(c.span) > ${today}::date, true) limit 1`.execute(trx);
  return rows.length > 0;
}
