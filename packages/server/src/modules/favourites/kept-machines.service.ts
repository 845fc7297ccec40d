import type {
  Equipment,
  getKeptMachines,
  getSharedFavourites,
  InputOf,
  KeptRow,
  OutputOf,
} from '@yantra/contract/calls';
import { dayInIndia, favouriteLimits } from '@yantra/domain';
import type { Place } from '@yantra/places';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Keyrings } from '../../keys/keyring.ts';
import { isUuid } from '../../uuid.ts';
import type { CostBasisReader } from '../hire-costs/index.ts';
import { type Filters, listCard, listedByIds, nearestMachines, placedJob, withJob } from '../search/lists/index.ts';
import type { Gazetteer, Vocabulary } from '../search/vocabulary/index.ts';
import * as queries from './favourites.queries.ts';
import { listPages } from './list-pages.ts';

export interface KeptMachinesParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: Keyrings;
  readonly gazetteer: Gazetteer;
  readonly vocabulary: () => Promise<Vocabulary>;
  readonly costBases: CostBasisReader;
}

/** Kept machines as they are now. */
export type KeptMachines = ReturnType<typeof createKeptMachines>;

type ShownFor = Omit<InputOf<typeof getKeptMachines>, 'ids'>;

/* Far enough for a machine that somebody would have brought. */
const alikeKm = 200;

export function createKeptMachines(parts: KeptMachinesParts) {
  const { db, clock, gazetteer } = parts;
  const pages = listPages(parts.keys);

  /** Listed machines of the kind of one that left, the nearest first. */
  async function alike(row: queries.LeftRow, from: Place | undefined, known: Vocabulary): Promise<Equipment[]> {
    const own =
      row.latitude === null || row.longitude === null
        ? undefined
        : { latitude: row.latitude, longitude: row.longitude };
    const place = from ?? own ?? gazetteer.byId(row.city_id);
    if (place === undefined) return [];
    const { latitude, longitude } = place;
    const near = { latitude, longitude, radiusKm: alikeKm };
    const filters: Filters = { words: [], typeIds: [row.equipment_type_id], near };
    const rows = await nearestMachines(db, filters, place, favouriteLimits.similar);
    return rows.map((one) => listCard(one, known, dayInIndia(clock.now())));
  }

  async function rowsOf(ids: readonly string[], shownFor: ShownFor): Promise<KeptRow[]> {
    const now = clock.now();
    const valid = [...new Set(ids)].filter(isUuid);
    const cityIds = shownFor.selectedCityId === undefined ? undefined : [shownFor.selectedCityId];
    const [vocabulary, job] = await Promise.all([
      parts.vocabulary(),
      placedJob(parts, shownFor, { words: [], ...(cityIds && { cityIds }) }),
    ]);
    const from =
      shownFor.jobAt ?? (shownFor.selectedCityId === undefined ? undefined : gazetteer.byId(shownFor.selectedCityId));
    const listed = await listedByIds(db, valid, now);
    const left = await queries.leftMachines(
      db,
      valid.filter((id) => !listed.some((row) => row.id === id)),
      now,
    );
    const others: Equipment[][] = [];
    for (const row of left) others.push(await alike(row, from, vocabulary));
    const cards = listed.map((row) => listCard(row, vocabulary, dayInIndia(now), from));
    const [costed = [], ...likes] = await withJob(db, job, [cards, ...others]);
    const machines = new Map(costed.map((card) => [card.id, card]));
    const gone = new Map(left.map((row, at) => [row.id, { row, alike: [...(likes[at] ?? [])] }]));
    return valid.map((id) => {
      const machine = machines.get(id);
      if (machine !== undefined) return { id, machine };
      const one = gone.get(id);
      if (one === undefined) return { id };
      const { name, left_at: at } = one.row;
      return { id, left: { name, ...(at !== null && { on: dayInIndia(at) }), alike: one.alike } };
    });
  }

  return {
    async ofIds({ ids, ...shownFor }: InputOf<typeof getKeptMachines>): Promise<OutputOf<typeof getKeptMachines>> {
      return { machines: await rowsOf(ids, shownFor) };
    },
    /** @throws AppError `sharedList.ended` */
    async shared({
      page,
      ...shownFor
    }: InputOf<typeof getSharedFavourites>): Promise<OutputOf<typeof getSharedFavourites>> {
      const named = await pages.read(page);
      const list = named && (await queries.findShared(db, named.id, named.generation));
      if (list === undefined) throw new AppError('sharedList.ended');
      const kept = await queries.machinesOfList(db, list.user_id, list.id);
      const notes = new Map(kept.map(({ id, note }) => [id, note]));
      const rows = await rowsOf([...notes.keys()], shownFor);
      return { name: list.name, machines: rows.map((row) => ({ ...row, note: notes.get(row.id) ?? '' })) };
    },
  };
}
