import type {
  addEquipment,
  AddEquipmentInput,
  OutputOf,
  OwnEquipment,
  OwnEquipmentsInput,
  UpdateEquipmentInput,
} from '@yantra/contract/calls';
import type { RateCard, Zone } from '@yantra/domain';
import type { City } from '@yantra/places';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { pageIn } from '../../page.ts';
import { isUuid } from '../../uuid.ts';
import { type Names, reviewsOf } from '../equipment/index.ts';
import { reviewReplaced } from '../pictures/index.ts';
import type { PostOffices } from '../places/index.ts';
import { type Quotas, quotas } from '../quotas/index.ts';
import { queueMachines, type ReviewMode } from '../review/index.ts';
import { nameOfType, typeCategories, typeFacts, typePlates, type Gazetteer } from '../search/vocabulary/index.ts';
import { changeOf } from './machine-change.ts';
import type { KeptPlace } from './machine-place.ts';
import {
  imagesOf,
  isProblem,
  type KeptRow,
  type MachineRow,
  type Nameable,
  pictureIdIn,
  rowOf,
} from './machine-row.ts';
import { categoryNames, findWhole, type OwnRow, tablePage } from './machine-table.queries.ts';
import * as queries from './own-equipment.queries.ts';
import { ownDetailsOf, ownMachineOf } from './own-machine.ts';

export interface OwnEquipmentParts extends DbAndClock {
  readonly cities: readonly City[];
  readonly gazetteer: Gazetteer;
  readonly quotas: Quotas;
  /** When machines are looked through. */
  readonly reviewMode: ReviewMode;
  /** How many leads each of these machines brought its owner. */
  readonly leadsOf?: ((ids: readonly string[]) => Promise<ReadonlyMap<string, number>>) | undefined;
  /** What a machine costs to hire, for its page. */
  readonly hireOf?: ((machine: OwnRow) => Promise<OwnEquipment['hire']>) | undefined;
  /** Loaded on first use. */
  readonly postOffices: () => Promise<PostOffices>;
}

/** A page of a table of machines. */
export interface OwnEquipmentList {
  readonly data: OwnEquipment[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Suppliers' machines, managed by themselves and by admins. */
export type OwnMachines = ReturnType<typeof createOwnEquipment>;

/** An existing machine's values before a change. */
interface ExistingMachine {
  readonly categoryIds: readonly number[];
  readonly typeId: number | undefined;
  readonly place?: KeptPlace | undefined;
  readonly card?: RateCard | undefined;
  /** Whether its categories stay the same. */
  readonly isSameKind?: boolean;
}
const detailsOfNobody: ExistingMachine = { categoryIds: [], typeId: undefined };

/* The place, if complete. */
const keptPlaceOf = ({ latitude, longitude, region, ...place }: FoundMachine): KeptPlace | undefined =>
  latitude === null || longitude === null
    ? undefined
    : {
        address: place.address,
        city_id: place.city_id,
        city: place.city,
        state: place.state,
        country: place.country,
        pin_code: place.pin_code,
        region: region as Zone,
        latitude,
        longitude,
      };

type FoundMachine = NonNullable<Awaited<ReturnType<typeof queries.findOwn>>>;

const rowsAPage = 10;

export function createOwnEquipment(parts: OwnEquipmentParts) {
  const { db, clock } = parts;
  return {
    /** @throws AppError `category.unknown`, `equipmentType.unknown`, `equipmentType.tooManyNew`, `image.unknown`, `request.invalid`, `equipment.tooMany` */
    async add(input: AddEquipmentInput, caller: Caller): Promise<OutputOf<typeof addEquipment>> {
      const { userId } = caller;
      const check = await checker(parts, userId, [input]);
      const row = rowOrThrow(check(input));
      await spendNewType(parts, input, caller);
      return db.transaction().execute(async (trx) => {
        await queries.lockMachines(trx, userId);
        await queries.requireCapacity(trx, userId, 1);
        const equipment_type_id = await typeOf(trx, input);
        // Last: see `insertMachines`.
        const [added] = await queries.insertMachines(trx, [newMachine(row.values, equipment_type_id, userId, parts)]);
        if (added === undefined) throw new Error('The machine was not added.');
        await queueNew(trx, [added.id], parts);
        return { ...added, ...mendedIn(row) };
      });
    },
    /** @throws AppError `equipment.unknown` for another's, `equipment.changed` for an outdated version, and those of `add` */
    async update(input: UpdateEquipmentInput, caller: Caller): Promise<OutputOf<typeof addEquipment>> {
      const { userId } = caller;
      const { id, version } = input;
      const before = isUuid(id) ? await queries.findOwn(db, id, userId) : undefined;
      if (before === undefined) throw new AppError('equipment.unknown');
      const check = await checker(parts, userId, [input], {
        categoryIds: before.category_ids,
        typeId: before.equipment_type_id,
        place: keptPlaceOf(before),
        card: before.rate_card === null ? undefined : (before.rate_card as RateCard),
        isSameKind: before.category_ids.join() === input.categories.map((one) => one.id).join(),
      });
      const row = rowOrThrow(check(input));
      const status = input.status ?? before.status;
      await spendNewType(parts, input, caller);
      return db.transaction().execute(async (trx) => {
        const equipment_type_id = await typeOf(trx, input);
        const columns = { ...row.values, status, equipment_type_id };
        const now = clock.now();
        const next = await queries.updateMachine(trx, { id, supplierId: userId, version }, columns, now);
        if (next === undefined) throw new AppError('equipment.changed');
        await reviewReplaced(trx, before.picture_ids, row.values.picture_ids, now);
        const change = changeOf(before, columns);
        await queueMachines(trx, { machines: [{ id, change }], mode: parts.reviewMode, at: now });
        await queries.refreshListing(trx, id, now);
        return { id, version: next, ...mendedIn(row) };
      });
    },
    /** The caller's own; for an admin those of a named supplier, or everybody's. */
    async list(input: OwnEquipmentsInput, { userId, role }: Caller): Promise<OwnEquipmentList> {
      const slice = pageIn(input, rowsAPage);
      const supplierId = role === 'admin' ? input.supplierId : userId;
      const now = clock.now();
      const [{ rows, total }, names] = await Promise.all([
        supplierId !== undefined && !isUuid(supplierId)
          ? { rows: [], total: 0 }
          : tablePage(db, { ...input, supplierId, now }, input.sort, slice),
        namesOf(db),
      ]);
      const leads = await parts.leadsOf?.(rows.map(({ id }) => id));
      const data = rows.map((row) => ({
        ...ownMachineOf(row, names, now),
        ...(leads && { leads: leads.get(row.id) ?? 0 }),
      }));
      return { data, total, page: slice.page, pageSize: slice.limit };
    },
    /** `undefined` unless it is the caller's, or an admin asks. */
    async find(id: string, { userId, role }: Caller): Promise<OwnEquipment | undefined> {
      const row = await findWhole(db, id, role === 'admin' ? undefined : userId);
      if (row === undefined) return undefined;
      const [reviews, names, hire] = await Promise.all([reviewsOf(db, id), namesOf(db), parts.hireOf?.(row)]);
      return { ...ownDetailsOf(row, reviews, names, clock.now()), ...(hire && { hire }) };
    },
  };
}

/** @throws AppError `equipmentType.tooManyNew` */
async function spendNewType(
  { db, quotas: counts }: OwnEquipmentParts,
  { equipmentTypeId, equipmentTypeName = '' }: AddEquipmentInput,
  caller: Caller,
): Promise<void> {
  if (equipmentTypeId !== 0) return;
  const unknown = await queries.unknownTypes(db, [equipmentTypeName]);
  if (unknown.size > 0) await counts.spend(db, quotas.newTypes, caller);
}

async function namesOf(db: Db): Promise<Names> {
  const [rows, facts, plates] = await Promise.all([categoryNames(db), typeFacts(db), typePlates(db)]);
  return {
    facts,
    plates,
    categories: new Map(rows.map(({ id, name, color_code }) => [id, { id, name, colorCode: color_code }])),
    types: new Map(),
  };
}

/**
 * Converts a user's inputs to rows, looking up all references at once.
 * @param had the changed machine's current references: it may keep them, even if they can no longer be chosen
 */
export async function checker(
  parts: OwnEquipmentParts,
  userId: string,
  inputs: readonly Pick<AddEquipmentInput, 'image1Url' | 'image2Url' | 'image3Url'>[],
  had: ExistingMachine = detailsOfNobody,
) {
  const pictureIds = [...new Set(inputs.flatMap(imagesOf).flatMap((address) => pictureIdIn(address) ?? []))];
  const [{ categories, types, pictures }, plates, categoriesOf, offices] = await Promise.all([
    queries.findNameable(parts.db, userId, pictureIds),
    typePlates(parts.db),
    typeCategories(parts.db),
    parts.postOffices(),
  ]);
  const names: Nameable = {
    categoryIds: new Set([...categories.map(({ id }) => id), ...had.categoryIds]),
    typeIds: new Set([...types.map(({ id }) => id), ...(had.typeId === undefined ? [] : [had.typeId])]),
    // An existing combination may stay.
    categoriesOf: new Map([...categoriesOf].filter(([id]) => id !== had.typeId || !had.isSameKind)),
    namesOf: {
      categories: new Map(categories.map(({ id, name }) => [id, name])),
      types: new Map(types.map(({ id, type, sub_type }) => [id, nameOfType(type, sub_type)])),
    },
    plates,
    pictureIds: new Set(pictures.map(({ id }) => id)),
  };
  const places = { cities: parts.cities, gazetteer: parts.gazetteer, offices, had: had.place, card: had.card };
  const year = parts.clock.now().getUTCFullYear();
  return (input: AddEquipmentInput) => rowOf(input, names, places, year);
}

/** The corrections, if any. */
const mendedIn = ({ mended }: KeptRow) => (mended.length === 0 ? {} : { mended: [...mended] });

function rowOrThrow(row: ReturnType<typeof rowOf>): KeptRow {
  if (isProblem(row)) throw new AppError(row.code, row.fields);
  return row;
}

/** A machine's type; 'Other' is the type it names. */
export function typeOf(
  trx: Db,
  { equipmentTypeId, equipmentTypeName }: Pick<AddEquipmentInput, 'equipmentTypeId' | 'equipmentTypeName'>,
): Promise<number> | number {
  return equipmentTypeId === 0 ? queries.typeNamed(trx, equipmentTypeName ?? '') : equipmentTypeId;
}

/** A machine without ratings and purchases. */
export function newMachine(
  values: MachineRow,
  equipment_type_id: number,
  supplier_id: string,
  { clock }: Pick<OwnEquipmentParts, 'clock'>,
) {
  const status = 'Available' as const;
  const is_draft = values.picture_ids.length === 0;
  return { ...values, equipment_type_id, supplier_id, status, is_draft, created_at: clock.now() };
}

/** Puts new machines into the queue of those to be looked at. */
export const queueNew = (trx: Db, ids: readonly string[], { clock, reviewMode }: OwnEquipmentParts): Promise<void> =>
  queueMachines(trx, { machines: ids.map((id) => ({ id, change: 'new' })), mode: reviewMode, at: clock.now() });
