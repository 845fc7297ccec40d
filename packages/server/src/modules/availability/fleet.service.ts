import type { Fleet, FleetMachine, getFleet, InputOf } from '@yantra/contract/calls';
import { availabilityLimits, dayAfter, dayInIndia, paiseToRupees, pictureUrl } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { commitmentOf } from './commitments.queries.ts';
import * as queries from './fleet.queries.ts';

export interface FleetParts extends DbAndClock {
  /** Names the locality of a point, where it is known. */
  readonly vocabulary: () => Promise<{
    readonly localityAt?: ((point: { latitude: number; longitude: number }) => string | undefined) | undefined;
  }>;
}

const usualDays = 35;
/* The same weekdays as a year later. */
const daysOfYear = 364;

/** An owner's machines and what is planned for them. */
export function createFleet({ db, clock, vocabulary }: FleetParts) {
  return async function fleet(input: InputOf<typeof getFleet>, { userId: ownerId }: Caller): Promise<Fleet> {
    const now = clock.now();
    const today = dayInIndia(now);
    const { from = today, days = usualDays, page = 1, searchTerm, equipmentId: machineId } = input;
    const window = { from, until: dayAfter(from, days) };
    const yearAgo = { from: dayAfter(from, -daysOfYear), until: dayAfter(window.until, -daysOfYear) };
    const slice = { limit: availabilityLimits.machinesSeen, offset: (page - 1) * availabilityLimits.machinesSeen };
    const isNone = machineId !== undefined && !isUuid(machineId);
    const [{ machines, total }, figures, { localityAt }] = await Promise.all([
      isNone ? { machines: [], total: 0 } : queries.fleetPage(db, { ownerId, searchTerm, machineId }, slice),
      queries.fleetFigures(db, ownerId, today, window, yearAgo),
      vocabulary(),
    ]);
    const plans = Map.groupBy(
      await queries.commitmentsIn(
        db,
        machines.map(({ id }) => id),
        window,
      ),
      (row) => row.equipment_id,
    );
    const placeOf = ({ city, latitude, longitude }: queries.FleetRow) => {
      const locality = latitude === null || longitude === null ? undefined : localityAt?.({ latitude, longitude });
      return locality === undefined || locality === city ? city : `${locality}, ${city}`;
    };
    const machineOf = (row: queries.FleetRow): FleetMachine => ({
      id: row.id,
      name: row.name,
      image1Url: row.picture_ids[0] === undefined ? null : pictureUrl(row.picture_ids[0], 640, 'webp'),
      place: placeOf(row),
      status: row.status,
      units: row.units,
      bufferDays: row.buffer_days,
      commitments: (plans.get(row.id) ?? []).map(commitmentOf),
    });
    const share = (booked: number) => (figures.units === 0 ? 0 : booked / (figures.units * days));
    return {
      machines: machines.map(machineOf),
      total,
      figures: {
        freeToday: figures.free_today,
        units: figures.units,
        inUse: share(figures.booked_days),
        ...(figures.booked_year_ago !== null && { inUseYearAgo: share(figures.booked_year_ago) }),
        holdsEndingToday: figures.holds_ending,
        bookedAhead: { hires: figures.hires_ahead, rupees: paiseToRupees(figures.paise_ahead) },
      },
      at: now.toISOString(),
    };
  };
}
