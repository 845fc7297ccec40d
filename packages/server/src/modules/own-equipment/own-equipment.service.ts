import type { AddEquipmentInput, OwnEquipment, OwnEquipmentsInput, UpdateEquipmentInput } from '@yantra/contract/calls';
import type { City } from '@yantra/places';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { pageIn } from '../../page.ts';
import { isUuid } from '../../uuid.ts';
import { type Names, reviewsOf } from '../equipment/index.ts';
import { reviewReplaced } from '../pictures/index.ts';
import type { PostOffices } from '../places/index.ts';
import { type Quotas, quotas } from '../quotas/index.ts';
import { typeFacts, type Gazetteer } from '../search/vocabulary/index.ts';
import type { PlaceParts } from './machine-place.ts';
import { imagesOf, isProblem, type MachineRow, type Nameable, pictureIdIn, rowOf } from './machine-row.ts';
import { categoryNames, findWhole, tablePage } from './machine-table.queries.ts';
import * as queries from './own-equipment.queries.ts';
import { ownDetailsOf, ownMachineOf } from './own-machine.ts';

/** What suppliers' machines need from outside. */
export interface OwnEquipmentParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly cities: readonly City[];
  readonly gazetteer: Gazetteer;
  readonly quotas: Quotas;
  /** Loaded when first asked for. */
  readonly postOffices: () => Promise<PostOffices>;
}

/** A page of a table of machines. */
export interface OwnEquipmentList {
  readonly data: OwnEquipment[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** The machines of suppliers, as they themselves and admins handle them. */
export interface OwnMachines {
  /** @throws AppError `category.unknown`, `equipmentType.unknown`, `equipmentType.tooManyNew`, `image.unknown`, `request.invalid`, `equipment.tooMany` */
  add(input: AddEquipmentInput, caller: Caller): Promise<{ id: string; version: number }>;
  /** @throws AppError `equipment.unknown` for another's, `equipment.changed` when the version is not the current one, and those of `add` */
  update(input: UpdateEquipmentInput, caller: Caller): Promise<{ id: string; version: number }>;
  /** The caller's own; for an admin those of the supplier they name, or everybody's. */
  list(input: OwnEquipmentsInput, caller: Caller): Promise<OwnEquipmentList>;
  /** `undefined` when it is neither the caller's nor an admin asks. */
  find(id: string, caller: Caller): Promise<OwnEquipment | undefined>;
}

const detailsOfNobody = { categoryIds: [], typeId: undefined } as const;

const rowsAPage = 10;

export function createOwnEquipment(parts: OwnEquipmentParts): OwnMachines {
  const { db, clock } = parts;
  /** @throws AppError `equipmentType.tooManyNew` */
  async function spendNewType({ equipmentTypeId, equipmentTypeName = '' }: AddEquipmentInput, caller: Caller) {
    if (equipmentTypeId !== 0) return;
    const unknown = await queries.unknownTypes(db, [equipmentTypeName]);
    if (unknown.size > 0) await parts.quotas.spend(db, quotas.newTypes, caller);
  }
  return {
    async add(input, caller) {
      const { userId } = caller;
      const check = await checker(parts, userId, [input]);
      const values = valuesOrThrow(check(input));
      await spendNewType(input, caller);
      return db.transaction().execute(async (trx) => {
        await queries.lockMachines(trx, userId);
        await queries.demandRoom(trx, userId, 1);
        const equipment_type_id = await typeOf(trx, input);
        // Last: see `insertMachines`.
        const [added] = await queries.insertMachines(trx, [newMachine(values, equipment_type_id, userId, parts)]);
        if (added === undefined) throw new Error('The machine was not added.');
        return added;
      });
    },
    async update(input, caller) {
      const { userId } = caller;
      const { id, version } = input;
      const before = isUuid(id) ? await queries.findOwn(db, id, userId) : undefined;
      if (before === undefined) throw new AppError('equipment.unknown');
      const check = await checker(parts, userId, [input], {
        categoryIds: before.category_ids,
        typeId: before.equipment_type_id,
      });
      const values = valuesOrThrow(check(input));
      const status = input.status ?? before.status;
      await spendNewType(input, caller);
      return db.transaction().execute(async (trx) => {
        const equipment_type_id = await typeOf(trx, input);
        const row = { ...values, status, equipment_type_id };
        const now = clock.now();
        const next = await queries.updateMachine(trx, { id, supplierId: userId, version }, row, now);
        if (next === undefined) throw new AppError('equipment.changed');
        await reviewReplaced(trx, before.picture_ids, values.picture_ids, now);
        await queries.refreshListing(trx, id, now);
        return { id, version: next };
      });
    },
    async list(input, { userId, role }) {
      const slice = pageIn(input, rowsAPage);
      const supplierId = role === 'admin' ? input.supplierId : userId;
      const none = supplierId !== undefined && !isUuid(supplierId);
      const [{ rows, total }, names] = await Promise.all([
        none ? { rows: [], total: 0 } : tablePage(db, { ...input, supplierId }, input.sort, slice),
        namesOf(db),
      ]);
      const now = clock.now();
      const data = rows.map((row) => ownMachineOf(row, names, now));
      return { data, total, page: slice.page, pageSize: slice.limit };
    },
    async find(id, { userId, role }) {
      const row = await findWhole(db, id, role === 'admin' ? undefined : userId);
      if (row === undefined) return undefined;
      const [reviews, names] = await Promise.all([reviewsOf(db, id), namesOf(db)]);
      return ownDetailsOf(row, reviews, names, clock.now());
    },
  };
}

async function namesOf(db: Kysely<Database>): Promise<Names> {
  const [rows, facts] = await Promise.all([categoryNames(db), typeFacts(db)]);
  return {
    facts,
    categories: new Map(rows.map(({ id, name, color_code }) => [id, { id, name, colorCode: color_code }])),
    types: new Map(),
  };
}

/**
 * What turns inputs of one user into rows, with everything they name looked up at once.
 * @param had what a machine that is changed has already: it may keep it, though nobody may choose it any more
 */
export async function checker(
  parts: OwnEquipmentParts,
  userId: string,
  inputs: readonly Pick<AddEquipmentInput, 'image1Url' | 'image2Url' | 'image3Url'>[],
  had: { readonly categoryIds: readonly number[]; readonly typeId: number | undefined } = detailsOfNobody,
) {
  const pictureIds = [...new Set(inputs.flatMap(imagesOf).flatMap((address) => pictureIdIn(address) ?? []))];
  const [{ categories, types, pictures }, units, offices] = await Promise.all([
    queries.findNameable(parts.db, userId, pictureIds),
    queries.capacityUnits(parts.db),
    parts.postOffices(),
  ]);
  const names: Nameable = {
    categoryIds: new Set([...categories.map(({ id }) => id), ...had.categoryIds]),
    typeIds: new Set([...types.map(({ id }) => id), ...(had.typeId === undefined ? [] : [had.typeId])]),
    units,
    pictureIds: new Set(pictures.map(({ id }) => id)),
  };
  const places: PlaceParts = { cities: parts.cities, gazetteer: parts.gazetteer, offices };
  const year = parts.clock.now().getUTCFullYear();
  return (input: AddEquipmentInput) => rowOf(input, names, places, year);
}

function valuesOrThrow(row: ReturnType<typeof rowOf>): MachineRow {
  if (isProblem(row)) throw new AppError(row.code, row.fields);
  return row;
}

/** The type of a machine; 'Other' is the one it names. */
export function typeOf(
  trx: Kysely<Database>,
  { equipmentTypeId, equipmentTypeName }: Pick<AddEquipmentInput, 'equipmentTypeId' | 'equipmentTypeName'>,
): Promise<number> | number {
  return equipmentTypeId === 0 ? queries.typeNamed(trx, equipmentTypeName ?? '') : equipmentTypeId;
}

/** A machine that nobody has rated yet, in nobody's plan. */
export function newMachine(
  values: MachineRow,
  equipment_type_id: number,
  supplier_id: string,
  { clock }: Pick<OwnEquipmentParts, 'clock'>,
) {
  const status = 'Available' as const;
  return { ...values, equipment_type_id, supplier_id, status, created_at: clock.now() };
}
