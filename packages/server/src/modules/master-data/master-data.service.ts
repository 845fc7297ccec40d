import type {
  addEquipmentType,
  addNewCategory,
  CategoryRow,
  getMasterDataUse,
  InputOf,
  mergeCategories,
  mergeEquipmentTypes,
  OutputOf,
  TypeRow,
  updateCategory,
  updateEquipmentType,
} from '@yantra/contract/calls';
import { isUnit, safeColour } from '@yantra/domain';
import type { Clock } from '../../clock.ts';
import type { Db, DbAndClock } from '../../database/types.ts';
import { dropAbsent } from '../../drop-absent.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { requireVersion } from '../../read-version.ts';
import { type AuditKind, changedFacts } from '../audit/index.ts';
import { mostAtOnce } from '../quotas/index.ts';
import { type VocabularyReader, capacityOf, nameOfType, typeCategories } from '../search/vocabulary/index.ts';
import { type ChangedRow, changeMasterData } from './change-master-data.ts';
import * as queries from './master-data.queries.ts';
import { callCategory, callType, moveCategory, moveType } from './merge.queries.ts';
import { everyTypeFact, setTypeCapacity, setTypeFacts } from './type-facts.queries.ts';
import { isCategoryUsed, isTypeUsed, masterDataUse } from './use.queries.ts';

/** Categories and equipment types, for admins. Deleted ones are hidden everywhere, for ever. */
export interface MasterData {
  /** The active ones; all for admins who ask. */
  categories(includeInactive: boolean | undefined, caller: Caller | undefined): Promise<CategoryRow[]>;
  types(includeInactive: boolean | undefined, caller: Caller | undefined): Promise<TypeRow[]>;
  /** @throws AppError `category.taken`, `category.tooMany` */
  addCategory(input: InputOf<typeof addNewCategory>, caller: Caller): Promise<{ id: number }>;
  /** @returns its new version @throws AppError `category.unknown`, `category.taken`, `category.changed`, `category.inUse` */
  updateCategory(input: InputOf<typeof updateCategory>, caller: Caller): Promise<number>;
  /** @throws AppError `equipmentType.taken`, `equipmentType.tooMany` */
  addType(input: InputOf<typeof addEquipmentType>, caller: Caller): Promise<{ id: number }>;
  /** @returns its new version @throws AppError `equipmentType.unknown`, `equipmentType.taken`, `equipmentType.changed`, `equipmentType.tooMany`, `equipmentType.inUse` */
  updateType(input: InputOf<typeof updateEquipmentType>, caller: Caller): Promise<number>;
  /** How many machines they have, for admins. */
  use(): Promise<OutputOf<typeof getMasterDataUse>>;
  /** @throws AppError `category.unknown`, `category.changed` */
  mergeCategories(input: InputOf<typeof mergeCategories>, caller: Caller): Promise<{ machines: number }>;
  /** @throws AppError `equipmentType.unknown`, `equipmentType.changed` */
  mergeTypes(input: InputOf<typeof mergeEquipmentTypes>, caller: Caller): Promise<{ machines: number }>;
}

export interface MasterDataParts extends DbAndClock {
  readonly vocabulary: VocabularyReader;
}

type Change = <Done extends ChangedRow>(
  caller: Caller,
  kind: AuditKind,
  work: (trx: Db) => Promise<Done>,
) => Promise<Done>;

export function createMasterData({ db, clock, vocabulary }: MasterDataParts): MasterData {
  const change: Change = (caller, kind, work) => changeMasterData({ db, clock, vocabulary }, caller, kind, work);

  return {
    ...createReader(db, vocabulary),
    ...createMerges(change, clock),
    async addCategory(input, caller) {
      return change(caller, 'category.added', async (trx) => {
        if (await queries.isCategoryTaken(trx, input.name)) throw new AppError('category.taken');
        if ((await queries.countCategories(trx)) >= mostAtOnce.categories) throw new AppError('category.tooMany');
        return { id: await queries.insertCategory(trx, input) };
      });
    },
    async updateCategory({ id, version: read, name, colorCode, active, deleted, gstPercent }, caller) {
      const { version: next } = await change(caller, deleted ? 'category.deleted' : 'category.changed', async (trx) => {
        const before = await queries.categoryNow(trx, id);
        const found = await queries.findCategory(trx, id);
        if (found === undefined) throw new AppError('category.unknown');
        requireVersion(read, found.version, 'category.changed');
        if (deleted && (await isCategoryUsed(trx, id))) throw new AppError('category.inUse');
        if (!deleted && (await queries.isCategoryTaken(trx, name, id))) throw new AppError('category.taken');
        const facts = dropAbsent({ name, color_code: colorCode, active, deleted, gst_percent: gstPercent });
        const version = await queries.updateCategory(trx, id, facts);
        return { id, version, facts: changedFacts(before, await queries.categoryNow(trx, id)) };
      });
      return next;
    },
    async addType(input, caller) {
      return change(caller, 'equipmentType.added', async (trx) => {
        if (await queries.isTypeTaken(trx, input.type, input.subType)) throw new AppError('equipmentType.taken');
        const id = await queries.insertType(trx, input);
        await storeTypeFacts(trx, id, input);
        if (input.categoryIds) await queries.setTypeCategories(trx, id, input.categoryIds);
        await requireCapacityForTypes(trx);
        return { id };
      });
    },
    async updateType({ id, version, capacity, facts, categoryIds, ...names }, caller) {
      const kind = names.deleted ? 'equipmentType.deleted' : 'equipmentType.changed';
      const { version: next } = await change(caller, kind, async (trx) => {
        const before = await queries.typeNow(trx, id);
        const found = await queries.findType(trx, id);
        if (found === undefined) throw new AppError('equipmentType.unknown');
        requireVersion(version, found.version, 'equipmentType.changed');
        if (names.deleted && (await isTypeUsed(trx, id))) throw new AppError('equipmentType.inUse');
        const isTaken = !names.deleted && (await queries.isTypeTaken(trx, names.type, names.subType, id));
        if (isTaken) throw new AppError('equipmentType.taken');
        await storeTypeFacts(trx, id, { capacity, facts });
        if (categoryIds !== undefined) await queries.setTypeCategories(trx, id, categoryIds);
        const changed = await queries.updateType(trx, id, names);
        await requireCapacityForTypes(trx);
        return { id, version: changed, facts: changedFacts(before, await queries.typeNow(trx, id)) };
      });
      return next;
    },
    use: () => masterDataUse(db),
  };
}

/** Makes two rows one. */
function createMerges(change: Change, clock: Clock): Pick<MasterData, 'mergeCategories' | 'mergeTypes'> {
  return {
    async mergeCategories({ id, into, version }, caller) {
      return change(caller, 'category.merged', async (trx) => {
        const [from, other] = [await queries.findCategory(trx, id), await queries.findCategory(trx, into)];
        if (from === undefined || other === undefined) throw new AppError('category.unknown');
        requireVersion(version, from.version, 'category.changed');
        const machines = await moveCategory(trx, id, into);
        await callCategory(trx, id, into, from.name);
        await queries.markDeleted(trx, 'categories', id);
        return { id, machines, facts: { before: from.name, after: other.name, machines: String(machines) } };
      });
    },
    async mergeTypes({ id, into, version }, caller) {
      return change(caller, 'equipmentType.merged', async (trx) => {
        const [from, other] = [await queries.findType(trx, id), await queries.findType(trx, into)];
        if (from === undefined || other === undefined) throw new AppError('equipmentType.unknown');
        requireVersion(version, from.version, 'equipmentType.changed');
        const machines = await moveType(trx, id, into);
        await callType(trx, from, other, clock.now());
        await queries.markDeleted(trx, 'equipment_types', id);
        const [before, after] = [from, other].map((row) => nameOfType(row.type, row.sub_type));
        return { id, machines, facts: { before, after, machines: String(machines) } };
      });
    },
  };
}

/** Reads master data: for admins all, from the tables; for everybody else the active part, from memory. */
function createReader(db: Db, vocabulary: VocabularyReader): Pick<MasterData, 'categories' | 'types'> {
  return {
    async categories(includeInactive, caller) {
      if (includeInactive === true && caller?.role === 'admin') {
        const rows = await queries.everyCategory(db);
        return rows.map(({ id, name, color_code, active, deleted, version, gst_percent }) => ({
          id,
          name,
          colorCode: safeColour(color_code),
          active,
          deleted,
          version,
          gstPercent: gst_percent,
        }));
      }
      const { categories } = await vocabulary();
      return [...categories.values()].map(({ id, name, colorCode }) => ({
        id,
        name,
        colorCode: safeColour(colorCode),
        active: true,
        deleted: false,
      }));
    },
    async types(includeInactive, caller) {
      if (includeInactive === true && caller?.role === 'admin') {
        const [rows, factsOf, categoriesOf] = await Promise.all([
          queries.everyType(db),
          everyTypeFact(db),
          typeCategories(db),
        ]);
        return rows.map(({ id, type, sub_type, active, deleted, version }) => {
          const facts = factsOf.get(id);
          const { unit, low, high } = facts?.find(({ fact }) => fact === 'capacity') ?? {};
          return {
            id,
            type,
            subType: sub_type,
            active,
            deleted,
            version,
            ...capacityPart(unit, low, high),
            ...(facts && { facts: [...facts] }),
            ...categoriesPart(categoriesOf.get(id)),
          };
        });
      }
      const { types, facts, categoriesOf } = await vocabulary();
      return [...types.values()].map(({ id, type, subType }) => {
        const capacity = capacityOf([id], { facts });
        const part = capacityPart(capacity?.unit, capacity?.min, capacity?.max);
        return { id, type, subType, active: true, deleted: false, ...part, ...categoriesPart(categoriesOf.get(id)) };
      });
    },
  };
}

/** Stores what the machines of a type are hired by: the whole list, or its capacity alone. */
async function storeTypeFacts(
  trx: Db,
  id: number,
  { capacity, facts }: Pick<InputOf<typeof addEquipmentType>, 'capacity' | 'facts'>,
): Promise<void> {
  if (facts !== undefined) await setTypeFacts(trx, id, facts);
  else if (capacity !== undefined) await setTypeCapacity(trx, id, capacity);
}

/** @throws AppError `equipmentType.tooMany` if the change exceeds the limit */
async function requireCapacityForTypes(trx: Db): Promise<void> {
  if ((await queries.countTypes(trx)) > mostAtOnce.types) throw new AppError('equipmentType.tooMany');
}

const categoriesPart = (ids: readonly number[] | undefined): Pick<TypeRow, 'categoryIds'> =>
  ids === undefined ? {} : { categoryIds: [...ids] };
const capacityPart = (unit?: string, low?: number, high?: number): Pick<TypeRow, 'capacity'> =>
  unit && isUnit(unit) && low && high ? { capacity: { unit, low, high } } : {};
