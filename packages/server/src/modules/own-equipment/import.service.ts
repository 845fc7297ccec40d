import { createHash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { AddEquipmentInput } from '@yantra/contract/calls';
import { type callSchemas, wrong } from '@yantra/contract/schemas';
import type { z } from 'zod';
import { AppError, fieldAnswers } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { tell } from '../notifications/index.ts';
import { mostAtOnce, quotas } from '../quotas/index.ts';
import { typeFacts, type Vocabulary } from '../search/vocabulary/index.ts';
import { type ImportRow, rowReader, type UnknownWord } from './import-rows.ts';
import { sameMachines } from './import-same.ts';
import * as imports from './imports.queries.ts';
import type { Mended } from './machine-place.ts';
import { isProblem, type MachineRow } from './machine-row.ts';
import * as queries from './own-equipment.queries.ts';
import { checker, newMachine, type OwnEquipmentParts, queueNew, typeOf } from './own-equipment.service.ts';

/** An import's input, validated. */
export type ImportInput = z.output<(typeof callSchemas)['importEquipments']['input']>;
/** An import's answer. */
export type Imported = z.output<(typeof callSchemas)['importEquipments']['output']>;

/** What an import needs. */
export interface ImportParts extends OwnEquipmentParts {
  readonly vocabulary: () => Promise<Vocabulary>;
}

/** How many rows are read, or added in one transaction, before other requests get a turn: some 20 to 50 ms each. */
export const rowsATime = 25;

/** A valid row. */
export interface GoodRow extends imports.RowKey {
  /** Its position in the table, from 0. */
  readonly row: number;
  readonly input: AddEquipmentInput;
  readonly values: MachineRow;
  readonly mended: readonly Mended[];
}

/**
 * Adds the machines of a table's valid rows in batches, and reports the errors of the others. An interrupted import may be repeated: rows added within the last
 * day are not added again, and their machines are returned.
 */
export function createImport(parts: ImportParts) {
  return async ({ rows, isTrial }: ImportInput, caller: Caller): Promise<Imported> => {
    await parts.quotas.spend(parts.db, quotas.imports, caller);
    const { good, errors, unknownWords } = await readRows(rows, caller.userId, parts);
    const unknown = unknownWords.length === 0 ? {} : { unknownWords };
    if (isTrial) {
      const same = sameMachines(good, await imports.ownedLike(parts.db, caller.userId, good));
      return {
        added: 0,
        ...(same.length === 0 ? {} : { same }),
        ...mendedIn(good),
        ...unknown,
        errors: answered(errors),
      };
    }
    const [named, tooMany] = await withNewTypes(good, caller, parts);
    const all = { errors: answered([...errors, ...tooMany].toSorted((a, b) => a.row - b.row)) };
    await requireCapacityForAll(named, caller, parts);
    let added = 0;
    for (const some of inParts(named)) {
      added += await addSome(some, caller, parts);
      await setImmediate();
    }
    const already = named.length - added;
    const became = await imports.importedMachines(parts.db, caller.userId, named, parts.clock.now());
    const machines = named.flatMap((one) => {
      const machine = became.get(imports.nameOf(one));
      return machine === undefined ? [] : [{ row: one.row, ...machine }];
    });
    if (added > 0) {
      const drafts = machines.filter(({ isDraft }) => isDraft).length;
      const [at, facts] = [parts.clock.now(), { added, drafts: Math.min(drafts, added) }];
      await tell(parts.db, { kind: 'importFinished', key: randomUUID(), facts, at }, [caller]);
    }
    return {
      added,
      ...(already > 0 ? { already } : {}),
      ...(machines.length > 0 ? { machines } : {}),
      ...mendedIn(named),
      ...unknown,
      ...all,
    };
  };
}

/** The corrections by row. */
function mendedIn(rows: readonly GoodRow[]): Pick<Imported, 'mended'> {
  const mended = rows.flatMap(({ row, mended: some }) => some.map((one) => ({ row, ...one })));
  return mended.length === 0 ? {} : { mended };
}

function* inParts<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let first = 0; first < items.length; first += rowsATime) yield items.slice(first, first + rowsATime);
}

/** Reads and validates all rows; between batches other requests get a turn. */
async function readRows(rows: readonly ImportRow[], userId: string, parts: ImportParts) {
  const [names, units, usual, facts, { plates, trade }] = await Promise.all([
    queries.findNameable(parts.db, userId, []),
    queries.capacityUnits(parts.db),
    queries.usualCategories(parts.db),
    typeFacts(parts.db),
    parts.vocabulary(),
  ]);
  const read = rowReader({ ...names, units, usual, facts, plates, trade }, parts.clock.now().getUTCFullYear());
  const good: GoodRow[] = [];
  const errors: WrongRow[] = [];
  const unknown = new Map<string, UnknownWord>();
  const alike = new Map<string, number>();
  for (const some of inParts([...rows.entries()])) {
    const texts = some.map(([row, text]) => ({ row, ...read(text) }));
    const inputs = texts.flatMap((one) => ('input' in one ? [one.input] : []));
    const check = await checker(parts, userId, inputs);
    for (const one of texts) {
      const { row } = one;
      if ('unknown' in one) for (const word of one.unknown) unknown.set(`${word.field} ${word.word}`, word);
      const kept = 'input' in one ? check(one.input) : undefined;
      if ('input' in one && kept !== undefined && !isProblem(kept)) {
        const { values, mended } = kept;
        const hash = hashOf(one.input, values);
        const nth = (alike.get(hash) ?? 0) + 1;
        alike.set(hash, nth);
        good.push({ row, input: one.input, values, mended, hash, nth });
      } else errors.push({ row, said: 'errors' in one ? one.errors : fieldsOf(kept) });
    }
    await setImmediate();
  }
  const unknownWords = [...unknown.values()].map(({ near, ...word }) => ({ ...word, near: [...near] }));
  return { good, errors, unknownWords };
}

/** A row's errors by field. */
interface WrongRow {
  readonly row: number;
  readonly said: Readonly<Record<string, string>>;
}

const answered = (rows: readonly WrongRow[]): Imported['errors'] =>
  rows.map(({ row, said }) => ({ row, ...fieldAnswers(said) }));

const fieldsOf = (checked: object | undefined): Record<string, string> =>
  checked !== undefined && 'fields' in checked ? (checked.fields as Record<string, string>) : {};

/** A row's hash over everything stored from it. */
const hashOf = ({ equipmentTypeId, equipmentTypeName }: AddEquipmentInput, values: MachineRow): string =>
  createHash('sha256')
    .update(JSON.stringify([equipmentTypeId, equipmentTypeName?.toLowerCase() ?? '', values]))
    .digest('base64url');

/** Rows whose types exist or may be created; and errors for rows beyond the limit of new types. */
async function withNewTypes(
  good: readonly GoodRow[],
  caller: Caller,
  { db, quotas: counts }: OwnEquipmentParts,
): Promise<readonly [readonly GoodRow[], readonly WrongRow[]]> {
  const nameOf = ({ input }: GoodRow) => (input.equipmentTypeId === 0 ? input.equipmentTypeName : undefined);
  const unknown = await queries.unknownTypes(db, [...new Set(good.flatMap((one) => nameOf(one) ?? []))]);
  if (unknown.size === 0) return [good, []];
  const mayBeNew = await counts.spend(db, quotas.newTypes, caller, unknown.size).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
  if (mayBeNew) return [good, []];
  const isRefused = (one: GoodRow) => unknown.has(nameOf(one)?.toLowerCase() ?? '');
  const said = { equipmentTypeName: wrong('equipmentType.tooManyNew') };
  return [good.filter((one) => !isRefused(one)), good.filter(isRefused).map(({ row }) => ({ row, said }))];
}

/** Before anything is added. @throws AppError `equipment.tooMany` */
async function requireCapacityForAll(
  good: readonly GoodRow[],
  { userId }: Caller,
  parts: OwnEquipmentParts,
): Promise<void> {
  const [there, already] = await Promise.all([
    queries.countMachines(parts.db, userId),
    imports.countImported(parts.db, userId, good, parts.clock.now()),
  ]);
  if (there + good.length - already > mostAtOnce.machines) throw new AppError('equipment.tooMany');
}

/** Adds rows that are not yet added, all or none; returns how many. */
async function addSome(some: readonly GoodRow[], { userId }: Caller, parts: OwnEquipmentParts): Promise<number> {
  return parts.db.transaction().execute(async (trx) => {
    await queries.lockMachines(trx, userId);
    const claimed = await imports.claimRows(trx, userId, some, parts.clock.now());
    const fresh = some.filter((one) => claimed.has(imports.nameOf(one)));
    if (fresh.length === 0) return 0;
    await queries.requireCapacity(trx, userId, fresh.length);
    const machines = [];
    for (const one of fresh) {
      const machine = newMachine(one.values, await typeOf(trx, one.input), userId, parts);
      machines.push({ ...machine, id: claimed.get(imports.nameOf(one)) });
    }
    const added = await queries.insertMachines(trx, machines);
    if (added.length !== machines.length) throw new AppError('server.failed');
    await queueNew(
      trx,
      added.map(({ id }) => id),
      parts,
    );
    return added.length;
  });
}
